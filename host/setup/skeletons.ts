import type { LegalTexts } from '@pasok/server'
import { FILL_IN } from '../environment/unfilled.ts'

/** What the setup asks the shop's operator for the settings file; each may be left for later. */
export interface ShopAnswers {
  readonly name?: string | undefined
  readonly legalName?: string | undefined
  readonly address?: readonly string[] | undefined
  readonly email?: string | undefined
  readonly phone?: string | undefined
  readonly npwp?: string | undefined
  /** 'BANK; NUMBER; HOLDER'. */
  readonly banks?: readonly string[] | undefined
}

const fillIn = (what: string): string => `${FILL_IN}: ${what}`

/** A settings file in which every text that was not answered is to be filled in. */
export const shopSkeleton = (answers: ShopAnswers) => {
  const { name, legalName, address = [], email, phone, npwp, banks = [] } = answers
  return {
    name: name ?? fillIn("the shop's name"),
    legal_name: legalName ?? fillIn("the company's legal name, 'PT …'"),
    address:
      address.length > 0 ? address : [fillIn('street and number'), fillIn('city, postal code, Indonesia')],
    email: email ?? fillIn('an address that somebody reads'),
    phone: phone ?? fillIn('+62 …'),
    opening_hours: { en: fillIn('Mon-Fri 8am - 4pm'), id: fillIn('Senin - Jumat 08.00 - 16.00') },
    social: {},
    bank_accounts: (banks.length > 0 ? banks : ['']).map((bank) => parseAccount(bank)),
    documents: { npwp: npwp ?? fillIn("the company's NPWP in 16 digits") },
  }
}

const parseAccount = (bank: string) => {
  const [name, number, holder] = bank.split(';').map((part) => part.trim())
  return {
    bank: name || fillIn('the bank; without an account leave the list empty: []'),
    number: number || fillIn('the account number'),
    holder: holder || fillIn('the holder'),
  }
}

/** Legal texts of the day given, with the headings of the example and every paragraph to be filled in. */
export const legalSkeleton = (example: LegalTexts, version: string) => {
  const emptied = ({ title, sections }: LegalTexts['terms'][0]['en'], language: string) => ({
    title,
    lead: fillIn(`between whom it holds, in ${language}`),
    sections: sections.map(({ heading }) => ({
      heading,
      paragraphs: [fillIn(`'${heading}', in ${language}`)],
    })),
  })
  const edition = ([{ en, id }]: LegalTexts['terms']) => [
    { version, en: emptied(en, 'English'), id: emptied(id, 'Indonesian') },
  ]
  return { terms: edition(example.terms), privacy: edition(example.privacy) }
}
