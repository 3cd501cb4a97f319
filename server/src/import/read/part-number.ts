import { damageOf, type Damage } from '../../platform/sheets/damaged-text.ts'

/** A part number as it stands in a cell, and how a spreadsheet damaged it, where it looks so. */
export interface GivenPartNumber {
  readonly sku: string
  readonly damage?: Damage
}

/**
 * The part number of a cell. One that looks like a date or a rounded number is damaged; with an apostrophe before it, as
 * spreadsheets write what is a text, it is meant.
 */
export const partNumberIn = (text: string): GivenPartNumber => {
  const damage = damageOf(text)
  if (damage) return { sku: text, damage }
  const meant = text.startsWith("'") ? text.slice(1) : ''
  return { sku: damageOf(meant) ? meant : text }
}

/** A part number as an export writes it, so that it is read again as it is. */
export const writtenPartNumber = (sku: string): string => (damageOf(sku) ? `'${sku}` : sku)
