import { parseAddress } from './address.ts'

/** In bytes: how large a form with files the page at a path takes; undefined where it takes none. */
export const largestUpload = (pathname: string): number | undefined => {
  const address = parseAddress(pathname)
  return address.kind === 'page' ? address.path.largestUpload : undefined
}
