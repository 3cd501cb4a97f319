import type { LoaderFunctionArgs } from 'react-router'
import { parseAddress } from './address.ts'
import { notFound } from './not-found.ts'

/** Whatever no page answers to: unknown addresses, unsupported languages, pages that are not built yet. */
export const loader = ({ url }: LoaderFunctionArgs) => {
  throw notFound(parseAddress(url.pathname).kind === 'unsupported-language' ? 'prefix' : 'route')
}

export default function NotFoundPage() {
  return null
}
