import { parseAddress, localised } from '../../routing/address.ts'

const understood = (query: URLSearchParams) => {
  const [pathname = '', search = ''] = (query.get('next') ?? '').split(/(?=\?)([^#]*)/)
  const address = pathname.startsWith('/') ? parseAddress(pathname) : undefined
  if (address?.kind !== 'page') return undefined
  // Escaped as an address is written: a header holds no other signs.
  const normalised = new URL(search, 'http://shop.example').search
  return { path: address.path, page: localised(address.language, address.rest) + normalised }
}

/**
 * The page in `next`: one of this shop that the user may open, or undefined. The address is
 * built from what was understood, so that it can hold nothing foreign.
 */
export const nextPage = (query: URLSearchParams, isMember: boolean): string | undefined => {
  const found = understood(query)
  return found?.path.page && (found.path.guests || isMember) ? found.page : undefined
}

/** The page that a guest was led away from, built or not; undefined where `next` names none that is for members. */
export const wantedPage = (query: URLSearchParams): string | undefined => {
  const found = understood(query)
  return found && !found.path.guests ? found.page : undefined
}
