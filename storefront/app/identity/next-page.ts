import { addressOf, localised } from '../shell/address.ts'

/**
 * Where somebody came from, as `next` says it: a page of this shop that a guest may open, or undefined. The address is
 * built from what was understood, so that nothing of somebody else's can stand in it.
 */
export const nextPage = (query: URLSearchParams): string | undefined => {
  const [pathname = '', search = ''] = (query.get('next') ?? '').split(/(?=\?)([^#]*)/)
  if (!pathname.startsWith('/')) return undefined
  const address = addressOf(pathname)
  if (address.kind !== 'page' || !address.path.guests || !address.path.page) return undefined
  return localised(address.language, address.rest) + search
}
