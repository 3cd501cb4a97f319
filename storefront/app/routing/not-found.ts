import { data } from 'react-router'

/** Why a page was not found, as the error page says it. */
export type Missing = 'route' | 'prefix' | 'product' | 'category'

/** What an error page is told. */
export interface ErrorData {
  readonly missing: Missing
}

/** The answer of a page that does not exist: throw it from a loader or middleware. */
export const notFound = (missing: Missing) => data<ErrorData>({ missing }, { status: 404 })
