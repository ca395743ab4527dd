/** The messages of the table protocol, under short names: generated from the server's description. */
import { familyOf, type Card, type Strain, type Suit } from './cards'
import type { components } from './protocol'

type Schemas = components['schemas']

/** An action as a record writes it: `Th`, `90 h`, `lead 8h Jh`. */
export type Action = Schemas['Action']
export type Command = Schemas['Command']
export type Contract = Schemas['CoincheContract']
export type DealInFull = Schemas['DealInFull']
export type Fair = Schemas['Fair']
export type Estimate = Schemas['EstimateView']
export type Happened = Schemas['Happened']
export type Hint = Schemas['HintView']
export type Meld = Schemas['BinokelMeld']
export type Presence = Schemas['Presence']
export type Refused = Schemas['Refusal']
export type Reason = Schemas['ReasonView']
export type Result = Schemas['Result']
export type Saying = Schemas['Saying']
export type SheetLine = Schemas['SheetLine']
export type Shuffle = Schemas['ShuffleView']
export type Standing = Schemas['Standing']
export type TableInfo = Schemas['TableView']
export type TableSeat = Schemas['TableSeat']
export type Talk = Schemas['TalkView']
export type TrickView = Schemas['TrickView']
export type Update = Schemas['Update']
export type View = Schemas['View']
export type CoincheView = Schemas['CoincheView']
export type BinokelView = Schemas['BinokelView']
export type KozelView = Schemas['KozelView']
export type SeenGroup = Schemas['KozelSeenGroup']

export const isCoinche = (view: View): view is CoincheView => familyOf(view.game) === 'coinche'
export const isBinokel = (view: View): view is BinokelView => familyOf(view.game) === 'binokel'
export const isKozel = (view: View): view is KozelView => familyOf(view.game) === 'kozel'

export type { Card, Strain, Suit }
