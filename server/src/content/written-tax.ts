import { computeTaxBase } from '@pasok/contract'
import type { SettingsFile } from './settings.ts'

/** The tax line of documents: the rate from the settings, and the tax base (DPP nilai lain). */
export const writtenTax = (
  { invoices }: Pick<SettingsFile, 'invoices'>,
  {
    amount_untaxed: untaxed,
    amount_tax: tax,
  }: { readonly amount_untaxed: number; readonly amount_tax: number },
  taxPercent: number,
): { readonly taxBase: number; readonly taxPercent: number } => {
  const rate = invoices.tax_rate_percent
  return { taxBase: computeTaxBase({ untaxed, tax }, taxPercent, rate), taxPercent: rate }
}
