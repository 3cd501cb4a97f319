/**
 * A list's sorts and filters as plain data: its query, its description and the SQL of its pages are made of it. `page`, `per_page` and `cursor` belong to every list.
 */
export interface ListDeclaration {
  /** Values of `sort`; '-' in front is descending. The first one is the usual one. */
  readonly sorts: readonly [string, ...string[]]
  /** Parameters that take one or several of these values: 'placed,confirmed'. */
  readonly choices: Readonly<Record<string, readonly [string, ...string[]]>>
  /** Days in Jakarta: each name gives `{name}_from` and `{name}_to`, both included. */
  readonly days: readonly string[]
  /** Parameters that take one id. */
  readonly ids: readonly string[]
  /** Further parameters that every caller may give. */
  readonly has: readonly ListExtra[]
}

/** 'mine': with `mine=true` only records of the one who asks. 'keyword': only records that hold it. */
export type ListExtra = 'mine' | 'keyword'

/** The name of a sort without its direction. */
export type SortName<D extends ListDeclaration> = D['sorts'][number] extends infer S
  ? S extends `-${infer Name}`
    ? Name
    : S
  : never
