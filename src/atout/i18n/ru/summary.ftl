# Ошибки в сводке сдачи, общие для всех игр.

error-summary-not-an-object = Сводка — это объект JSON, например {"{"}"cards": [30, 90], "tricks": [1, 5]{"}"}.
error-summary-key-missing = В сводке нет ключа «{ $key }».
error-summary-key-unknown = Ключу «{ $key }» в этой сводке не место.
error-summary-not-a-number = В «{ $key }» могут стоять только целые числа.
error-summary-wrong-list = «{ $key }» — это список из { $length } чисел.
error-summary-negative = В «{ $key }» стоит отрицательное число: очки и взятки считаются от 0.
error-summary-wrong-choice = «{ $key }» — одно из значений: { $choices }.
