"""Kozel with the shokha: two pairs, 36 cards, tricks of one to four cards, penalties."""
