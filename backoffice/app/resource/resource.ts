import type { ListDeclaration, Route } from '@pasok/contract'
import type { Sentence } from '@pasok/words'
import type { ReactNode } from 'react'
import type { Data } from '../api/ask.ts'

/** An endpoint that answers a list by pages. */
export interface ListRoute extends Route {
  readonly list: ListDeclaration
}

/** A record as a list answers it. */
export type RowOf<L extends ListRoute> =
  Data<L> extends { readonly records: readonly (infer R)[] } ? R : never

/** A column of a list. */
export interface Column<Row> {
  readonly title: () => string
  readonly show: (row: Row) => ReactNode
  /** The list's sort by it, without its direction. */
  readonly sort?: string
  /** Its figures are of one unit: they end below each other. */
  readonly isAmount?: true
  /** On a phone it is the first line of a record. */
  readonly isName?: true
}

/** The values of a filter with their names, in the order in which they are shown. */
export interface FilterNames {
  readonly title: () => string
  readonly values: Readonly<Record<string, Sentence>>
}

/** What the back office says of a kind of records beside what the contract says of it. */
export interface Resource<L extends ListRoute> {
  /** Below the back office's own address: '/orders'. */
  readonly path: `/${string}`
  readonly title: () => string
  readonly list: L
  /** Of a list that stands in a record's page: what its endpoint's path names. */
  readonly params?: Readonly<Record<string, string>>
  readonly columns: readonly Column<RowOf<L>>[]
  /** Each of the list's filters by a closed list. */
  readonly filters: { readonly [N in keyof L['list']['choices']]: FilterNames }
  /** What each of the list's ranges of days are days of. */
  readonly days: { readonly [N in L['list']['days'][number]]: () => string }
  /** What a keyword is looked for in, where the list has one. */
  readonly keyword?: () => string
  /** The address of a record's own page, where it has one. */
  readonly buildAddress?: (row: RowOf<L>) => string
  /** The records of the one who asks, where the list knows whose they are. */
  readonly mine?: () => string
}

/** Names a resource's types once: a filter, a range of days or a field that the contract does not have does not compile. */
export const resource = <const L extends ListRoute>(declared: Resource<L>): Resource<L> => declared
