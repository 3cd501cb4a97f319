import { writtenNumber } from '../invoice.ts'

/** What the name of a tax invoice's PDF says. */
export interface TaxFileName {
  /** The 17 digits of the tax invoice. */
  readonly number?: string
  readonly sellerNpwp?: string
  readonly buyerNpwp?: string
  /** The number of the shop's invoice. */
  readonly invoiceNumber?: string
}

/** A number of a tax invoice: transaction code, status, year and serial number. */
const NUMBER = String.raw`(?:0[1-9]|10)\d{15}`
export const isTaxNumber = (text: string): boolean => new RegExp(`^${NUMBER}$`).test(text)

/** How Coretax names the PDF of an output tax invoice: an id, the seller, the number, and the buyer where it has an NPWP. */
const CORETAX = new RegExp(
  `^OutputTaxInvoice-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-(\\d{16})-(${NUMBER})-(\\d{16})?(?!\\d)`,
  'i',
)

/** A pattern that finds numbers of a format in a file name, whose separators may be others or missing. */
const patternOf = (format: string): RegExp => {
  const parts = format.split(/(\{year\}|\{number\})/).map((part) => {
    if (part === '{year}') return String.raw`(?<year>\d{4})`
    if (part === '{number}') return String.raw`(?<number>\d{6,9})`
    return part.replaceAll(/[^A-Za-z0-9]/g, '[^A-Za-z0-9]?')
  })
  return new RegExp(`(?<![A-Za-z0-9])${parts.join('')}(?!\\d)`, 'i')
}

/** Reads the name of a PDF, as Coretax gave it or as people renamed it; `format` is that of the shop's invoice numbers. */
export const readTaxFileName = (path: string, format: string): TaxFileName => {
  const name = path.split(/[/\\]/).at(-1) ?? ''
  const { year, number: count } = patternOf(format).exec(name)?.groups ?? {}
  const invoiceNumber =
    year === undefined || count === undefined ? undefined : writtenNumber(format, Number(year), Number(count))
  const [, sellerNpwp, ofCoretax, buyerNpwp] = CORETAX.exec(name) ?? []
  const number = ofCoretax ?? new RegExp(`(?<!\\d)${NUMBER}(?!\\d)`).exec(name)?.[0]
  return {
    ...(number !== undefined && { number }),
    ...(sellerNpwp !== undefined && { sellerNpwp }),
    ...(buyerNpwp !== undefined && { buyerNpwp }),
    ...(invoiceNumber !== undefined && { invoiceNumber }),
  }
}
