import { expect, it } from 'vitest'
import { findHeadings, isHeadings } from './rows/find-headings.ts'
import { numberKeysIn } from './rows/number-keys.ts'
import { orderRowsIn } from './rows/order-rows.ts'
import { readHeading } from './rows/row-headings.ts'
import {
  isCodeLike,
  isDesignators,
  isNumeric,
  isRunning,
  isAmount,
  isDate,
  isMoney,
  isQuantityLike,
  isSum,
  readSignature,
  readTitle,
} from './rows/row-signs.ts'
import { splitLines } from './rows/split-lines.ts'
import { acronymsIn, joinSizes, sizesApart } from './text/typed-text.ts'
import { growingFaster } from '../testing/growth.ts'

/** What reads texts that somebody else wrote, each given texts far beyond the bounds of their fields. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  isCodeLike,
  isNumeric,
  isDesignators,
  'isRunning: of numbers of lines': (text) => isRunning([text, text]),
  'isSum: its first text': (text) => isSum([text]),
  'isSum: an amount': (text) => isSum(['Total', text]),
  readTitle: (text) => readTitle(['', text], 0, 3),
  'readTitle: a courtesy': (text) => readTitle([text], 1),
  readSignature: (text) => readSignature([`approved by ${text}`]),
  splitLines: (text) => splitLines([[text], [text, text]]),
  'splitLines: numbered': (text) => splitLines([[`1. ${text} 10 pcs`]]),
  isMoney,
  isAmount,
  isDate,
  isQuantityLike,
  readHeading,
  'findHeadings: two lines of them': (text) => findHeadings([[text, 'Part No'], [text], [text, text]]),
  isHeadings: (text) => isHeadings([text, text]),
  'orderRowsIn: a table': (text) => orderRowsIn([['Part No', 'Qty'], [text, text, text], [text]]),
  numberKeysIn,
  joinSizes,
  sizesApart,
  acronymsIn,
}

it.each(Object.entries(readers))('%s takes time in proportion to what it reads', (_, read) => {
  expect(growingFaster(read)).toBeUndefined()
})
