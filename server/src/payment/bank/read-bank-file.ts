import type { BankFile, BankFileError } from './bank-file.ts'
import { parseCsvStatement } from './parse-csv-statement.ts'
import { isMt940, parseMt940 } from './parse-mt940.ts'

/** Reads a bank's statement from a file's bytes, whatever its name. */
export const readBankFile = (bytes: Uint8Array): BankFile | BankFileError => {
  const text = decodeText(bytes)
  return isMt940(text) ? parseMt940(text) : parseCsvStatement(text)
}

/**
 * The text of a file in UTF-8, in UTF-16 as spreadsheets write it, or in the old code page of Windows, with every line end as
 * `\n`.
 */
const decodeText = (bytes: Uint8Array): string => {
  const [one = 1, two = 1] = bytes
  return decode(bytes, one, two)
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
}

const decode = (bytes: Uint8Array, one: number, two: number): string => {
  if ((one === 0xff && two === 0xfe) || (one !== 0 && two === 0))
    return new TextDecoder('utf-16le').decode(bytes)
  if ((one === 0xfe && two === 0xff) || (one === 0 && two !== 0))
    return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
