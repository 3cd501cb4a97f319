import type { Language } from '@pasok/words'
import type { CommercialDocument } from '../platform/index.ts'
import type { SettingsFile } from './settings.ts'

/** The parts of every document that come from the settings: letterhead, bank accounts and page footer. */
export const buildLetterhead = (
  { name, legal_name, address, phone, email, bank_accounts, documents }: SettingsFile,
  language: Language,
): Pick<CommercialDocument, 'letterhead' | 'bankAccounts' | 'footer'> => ({
  letterhead: {
    shopName: name,
    legalName: legal_name,
    address,
    npwp: documents.npwp,
    phone,
    email,
    website: documents.website,
    logo: documents.logo,
  },
  bankAccounts: bank_accounts,
  footer: documents.footer?.[language],
})
