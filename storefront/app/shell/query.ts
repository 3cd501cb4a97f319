import { idOf } from './address.ts'

/** The deepest page of a list that is kept for guests and shown to search engines. */
export const DEEPEST_INDEXED_PAGE = 50
const DEEPEST_PAGE = 500
/** The API's own bound; its schema stays out of the browser. */
export const LONGEST_KEYWORD = 100

/** A page number as it may stand in an address; anything else is the first page. */
export const pageOf = (query: URLSearchParams): number => {
  const page = idOf(query.get('page') ?? undefined) ?? 1
  return Math.min(page, DEEPEST_PAGE)
}

/** The brand of `filter_brand={name}_{id}`: the id after the last underscore; the name is for people. */
export const brandOf = (query: URLSearchParams): number | undefined => {
  const given = query.get('filter_brand')
  return given === null ? undefined : idOf(given.slice(given.lastIndexOf('_') + 1))
}

/** What is looked for, trimmed and cut to what the API takes. */
export const keywordOf = (query: URLSearchParams): string =>
  (query.get('keyword') ?? '').trim().slice(0, LONGEST_KEYWORD)

export const sorts = ['default', 'name_asc', 'name_desc'] as const
export type Sort = (typeof sorts)[number]
/** The order asked for; the usual one where none or an unknown one is. */
export const sortOf = (query: URLSearchParams): Sort =>
  sorts.find((sort) => sort === query.get('sort')) ?? 'default'
