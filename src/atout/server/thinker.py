"""A process that answers one question after the other: ``python -m atout.server.thinker NICE``.

The number says how far it stands behind others, from 1, a little, to 19, the lowest priority. Questions come on
standard input and answers go to standard output, as :mod:`atout.server.pipe` says. Thinking keeps a processor busy; in
a process of its own it does not keep the server from answering.
"""

from __future__ import annotations

import os
import sys
import threading
import traceback
from queue import SimpleQueue
from typing import BinaryIO

from atout.server.pipe import LENGTH, Failed, length, packed, unpacked
from atout.server.processes import yield_to_others
from atout.server.questions import Question


def answer(question: Question) -> object:
    """The answer, or why there is none."""
    try:
        return question.answer()
    except Exception:  # noqa: BLE001 - whatever it is, whoever asked has to know
        return Failed(traceback.format_exc())


def _listen(line: BinaryIO, questions: SimpleQueue[Question]) -> None:
    """Takes in questions until the server is gone, and then ends the process in the middle of whatever it does."""
    while len(head := line.read(LENGTH)) == LENGTH:
        questions.put(unpacked(line.read(length(head))))
    os._exit(0)


def main() -> None:
    """Answers what comes, until there is nobody any more to ask."""
    yield_to_others(int(sys.argv[1]))
    questions: SimpleQueue[Question] = SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    while True:
        sys.stdout.buffer.write(packed(answer(questions.get())))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
