# Faults in the summary of a deal, whatever the game.

error-summary-not-an-object = A summary is a JSON object, such as {"{"}"cards": [30, 90], "tricks": [1, 5]{"}"}.
error-summary-key-missing = The summary lacks “{ $key }”.
error-summary-key-unknown = “{ $key }” has no place in this summary.
error-summary-not-a-number = “{ $key }” takes whole numbers only.
error-summary-wrong-list = “{ $key }” takes a list of { $length } numbers.
error-summary-negative = “{ $key }” holds a negative number: points and tricks count from 0.
error-summary-wrong-choice = “{ $key }” must be one of: { $choices }.
