"""Accounts: a name and a password for an identity, its sessions, its friends, and all that is held on a person."""
