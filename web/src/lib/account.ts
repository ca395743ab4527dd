/** One's account and friends: the server's endpoints as functions. */

import { forgetMe, Refusal, request } from './api'
import type { components } from './protocol'

type Schemas = components['schemas']

export type Account = Schemas['AccountView']
export type Session = Schemas['SessionView']
export type Friends = Schemas['Friends']
export type Offer = Schemas['FriendOffer']

/** The account; `null` for a guest. */
export async function fetchAccount(): Promise<Account | null> {
  try {
    return await request<Account>('GET', '/account')
  } catch (error) {
    if (error instanceof Refusal && error.slug === 'no-account') return null
    throw error
  }
}

/** Makes the guest of this browser an account; its recovery codes. */
export async function register(name: string, password: string): Promise<string[]> {
  return (await request<Schemas['Registered']>('POST', '/account', { name, password })).codes
}

export const logIn = (name: string, password: string): Promise<unknown> => request('POST', '/account/login', { name, password })

export const recover = (name: string, code: string, password: string): Promise<unknown> =>
  request('POST', '/account/recover', { name, code, password })

export async function logOut(): Promise<void> {
  await request('POST', '/account/logout')
  forgetMe()
}

export const changePassword = (password: string, wanted: string): Promise<unknown> =>
  request('PUT', '/account/password', { password, new: wanted })

export async function newCodes(password: string): Promise<string[]> {
  return (await request<Schemas['Codes']>('POST', '/account/codes', { password })).codes
}

/** Ends one session, or all but this one. */
export const endSession = (id: string | null): Promise<unknown> =>
  request('DELETE', id === null ? '/account/sessions' : `/account/sessions/${id}`)

/** All that the server holds on the person, as a file's text. */
export const fetchExport = async (): Promise<string> => JSON.stringify(await request('GET', '/me/export'), null, 1)

/** Deletes the person; a guest has no password. */
export async function deleteMe(password: string): Promise<void> {
  await request('POST', '/me/delete', { password })
  forgetMe()
}

export const fetchFriends = (): Promise<Friends> => request('GET', '/friends')
export const makeLink = (): Promise<unknown> => request('POST', '/friend-links')
export const withdrawLink = (token: string): Promise<unknown> => request('DELETE', `/friend-links/${token}`)
export const fetchOffer = (token: string): Promise<Offer> => request('GET', `/friend-links/${token}`)
export const acceptOffer = (token: string): Promise<unknown> => request('POST', `/friend-links/${token}`)
export const removeFriend = (id: string): Promise<unknown> => request('DELETE', `/friends/${id}`)
export const block = (whom: { friend: string } | { name: string }): Promise<unknown> => request('POST', '/blocks', whom)
export const unblock = (id: string): Promise<unknown> => request('DELETE', `/blocks/${id}`)
