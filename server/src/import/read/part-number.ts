import { detectDamage, type Damage } from '../../platform/sheets/damaged-text.ts'

/** A part number from a cell, and how a spreadsheet seems to have damaged it. */
export interface GivenPartNumber {
  readonly sku: string
  readonly damage?: Damage
}

/**
 * Reads the part number of a cell. One that looks like a date or a rounded number counts as damaged, unless an
 * apostrophe before it, as spreadsheets mark text, shows that it is meant.
 */
export const partNumberIn = (text: string): GivenPartNumber => {
  const damage = detectDamage(text)
  if (damage) return { sku: text, damage }
  const meant = text.startsWith("'") ? text.slice(1) : ''
  return { sku: detectDamage(meant) ? meant : text }
}

/** A part number as an export writes it, so that it is read again unchanged. */
export const writtenPartNumber = (sku: string): string => (detectDamage(sku) ? `'${sku}` : sku)
