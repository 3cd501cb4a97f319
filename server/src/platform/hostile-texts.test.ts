import { expect, it } from 'vitest'
import { negotiateLanguage } from './http/language.ts'
import { oneLine } from './mail/clean.ts'
import { parseCodeFormat } from './sheets/code-format.ts'
import { detectDamage } from './sheets/damaged-text.ts'
import { isWebPage } from './sheets/table-cells.ts'
import { textCells } from './sheets/text-cells.ts'
import { growingFaster } from '../testing/growth.ts'

const LONG = 1_000_000
/** What reads texts that somebody else wrote, each given texts far beyond the bounds of their fields. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  detectDamage,
  parseCodeFormat,
  textCells: (text) => textCells(text, { rows: LONG, columns: LONG, cells: LONG }),
  'isWebPage: a file': (text) => isWebPage(Buffer.from(text)),
  'oneLine: of an e-mail': oneLine,
  'Accept-Language': negotiateLanguage,
}

it.each(Object.entries(readers))('%s takes time in proportion to what it reads', (_, read) => {
  expect(growingFaster(read)).toBeUndefined()
})
