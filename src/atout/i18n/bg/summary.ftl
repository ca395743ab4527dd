# Грешки в обобщението на раздаване, общи за всички игри.

error-summary-not-an-object = Обобщението е обект JSON, например {"{"}"cards": [30, 90], "tricks": [1, 5]{"}"}.
error-summary-key-missing = В обобщението липсва ключът „{ $key }“.
error-summary-key-unknown = Ключът „{ $key }“ няма място в това обобщение.
error-summary-not-a-number = В „{ $key }“ може да има само цели числа.
error-summary-wrong-list = „{ $key }“ е списък от { $length } числа.
error-summary-negative = В „{ $key }“ има отрицателно число: точките и взятките се броят от 0.
error-summary-wrong-choice = „{ $key }“ е едно от: { $choices }.
