import type { Settings, Whatsapp } from '@pasok/contract'
import { createContext, use } from 'react'
import type { NamedCategory } from '../catalogue/named-category.ts'
import type { Member } from '../identity/member.ts'

/** The data of every page about the shop and its user. */
export interface RootData {
  readonly settings: Settings
  /** The first level. */
  readonly categories: NamedCategory[]
  /** Part numbers of the catalogue; 0 where that is not known. */
  readonly itemCount: number
  /** The logged-in member; absent for guests, whose pages are cached for all. */
  readonly member?: Member
  /** Of members alone; absent where the shop has none. */
  readonly whatsapp?: Whatsapp
  /** What the form before this page did. */
  readonly flash?: string
  /** The member's page that a guest was led home from. */
  readonly wantedPage?: string
  /** Paths of the menus that no page is shown for. */
  readonly missing: string[]
  /** The action of the login's form. */
  readonly opens: string[]
  /** The page's path without a language, where it is one. */
  readonly rest?: string
  readonly origin: string
  readonly year: number
  /** As it is written, in Jakarta. */
  readonly today: string
}

/** Set by the layout alone. */
export const RootContext = createContext<RootData | undefined>(undefined)

/** It changes with the page, where the router's own hook is heard at every step on the way to one. */
export const useRootData = (): RootData | undefined => use(RootContext)
