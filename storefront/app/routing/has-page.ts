import { parseAddress } from './address.ts'

/** Is a page shown for this path of the shop, with or without a query? */
export const hasPage = (path: string): boolean => {
  const address = parseAddress(path.replace(/[?#].*$/, ''))
  return address.kind === 'page' && address.path.page !== undefined
}
