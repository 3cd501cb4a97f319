import { useSyncExternalStore } from 'react'
import { useRootData } from '../../layout/root-data.ts'

/** The two lists that a browser stores. */
export type ListName = 'wishlist' | 'compare'

/** What a list says of a product or item; never a price. */
export interface ListedProduct {
  readonly id: number
  readonly name?: string
  readonly sku_number?: string
  readonly picture?: string
}

/** Products and items as a browser stores them, by their ids, each once, the newest first. */
export interface StoredList {
  /** The e-mail address of the member whose list it is; null for a guest's. */
  readonly owner: string | null
  readonly ids: readonly number[]
  /** Of those that this browser has seen; of the account's others the id alone is known. */
  readonly products?: Readonly<Record<number, ListedProduct>>
  /** Those that were put in or taken out without the account knowing it yet. */
  readonly unsent: readonly number[]
}

export const EMPTY: StoredList = { owner: null, ids: [], unsent: [] }
const LARGEST_ID = 2_147_483_647
/** The longest list, whatever the storage holds. */
const LONGEST = 500

const idsIn = (value: unknown): number[] =>
  Array.isArray(value)
    ? [
        ...new Set(value.filter((id): id is number => Number.isInteger(id) && id > 0 && id <= LARGEST_ID)),
      ].slice(0, LONGEST)
    : []

const LONGEST_TEXT = 500

/** A stored product without unknown fields. */
const productIn = (value: Readonly<Record<string, unknown>>): ListedProduct => {
  const texts = (['name', 'sku_number', 'picture'] as const).flatMap((field) => {
    const text = value[field]
    return typeof text === 'string' ? [[field, text.slice(0, LONGEST_TEXT)] as const] : []
  })
  return { id: value['id'] as number, ...Object.fromEntries(texts) }
}

/** A list as it was stored, an older one by ids alone; an empty one without an owner where that can't be read. */
export const readList = (text: string | null | undefined): StoredList => {
  try {
    const { owner, products, ids: onlyIds, unsent } = JSON.parse(text ?? '{}') as Record<string, unknown>
    const stored = (Array.isArray(products) ? products : []) as readonly Readonly<Record<string, unknown>>[]
    const ids = idsIn(Array.isArray(products) ? stored.map(({ id }) => id) : onlyIds)
    const known = stored.filter(({ id, name }) => ids.includes(id as number) && typeof name === 'string')
    return {
      owner: typeof owner === 'string' ? owner : null,
      ids,
      ...(known.length > 0 && {
        products: Object.fromEntries(known.map((one) => [one['id'] as number, productIn(one)])),
      }),
      unsent: idsIn(unsent),
    }
  } catch {
    return EMPTY
  }
}

/** The list on a page of this member, or of a guest (null): a guest's own goes along to the login, another member's does not. */
export const listOn = (owner: string | null, list: StoredList): StoredList =>
  list.owner === null || list.owner === owner ? list : EMPTY

/** What a browser without storage remembers, and what was read last. */
const memory = new Map<ListName, string>()
const read = new Map<ListName, { readonly text: string | null | undefined; readonly list: StoredList }>()

const buildKey = (name: ListName) => `pasok.${name}`
const readText = (name: ListName): string | null | undefined => {
  try {
    return memory.get(name) ?? localStorage.getItem(buildKey(name))
  } catch {
    return memory.get(name)
  }
}

/** A list as it is stored now: the same object until it changes. */
export const storedList = (name: ListName): StoredList => {
  const text = readText(name)
  const last = read.get(name)
  if (last && last.text === text) return last.list
  const list = readList(text)
  read.set(name, { text, list })
  return list
}

const followers = new Set<() => void>()
const tell = () => {
  for (const changed of followers) changed()
}

/** Stores a list, which every part of the page and other tabs follow. */
export const storeList = (name: ListName, list: StoredList): void => {
  const { owner, ids, unsent, products } = list
  const text = JSON.stringify({ owner, products: ids.map((id) => products?.[id] ?? { id }), unsent })
  try {
    localStorage.setItem(buildKey(name), text)
    memory.delete(name)
  } catch {
    memory.set(name, text)
  }
  tell()
}

const follow = (changed: () => void) => {
  if (followers.size === 0) addEventListener('storage', tell)
  followers.add(changed)
  return () => {
    followers.delete(changed)
    if (followers.size === 0) removeEventListener('storage', tell)
  }
}

/** What `pick` says of this page's list, again whenever that changes; on the server `atFirst`, or what it says of an empty one. */
export const useStoredList = <T>(name: ListName, pick: (list: StoredList) => T, atFirst?: T): T => {
  const owner = useRootData()?.member?.email ?? null
  return useSyncExternalStore(
    follow,
    () => pick(listOn(owner, storedList(name))),
    () => atFirst ?? pick(EMPTY),
  )
}
