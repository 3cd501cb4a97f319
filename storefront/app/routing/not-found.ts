import { data } from 'react-router'

/** Why a page was not found, as the error page says it. */
export type Missing = 'route' | 'prefix' | 'product' | 'category'

/** The data of an error page. */
export interface ErrorData {
  readonly missing: Missing
}

/** The answer of a page that does not exist: throw it from a loader or middleware. */
export const notFound = (missing: Missing) => data<ErrorData>({ missing }, { status: 404 })
