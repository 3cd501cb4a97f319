import { leastQuantity, type DraftLine } from '@pasok/contract'
import {
  foundByWords,
  matchWords,
  rowProblemWords,
  rowVerdictWords as words,
  type Language,
} from '@pasok/words'
import type { Task } from '../../platform/index.ts'
import type { Sheet, writeSheet } from './verdict-sheet-thread.ts'

/** Writes the workbook of an upload's rows. */
export const sheetTask: Task<typeof writeSheet> = {
  module: new URL('verdict-sheet-thread.ts', import.meta.url),
  name: 'writeSheet',
  deadlineMs: 20_000,
}

/** The rows of an upload with their verdicts, as a sheet in a language. */
export const verdictSheet = (lines: readonly DraftLine[], language: Language): Sheet => ({
  name: words.sheet[language],
  headings: words.headings.map((heading) => heading[language]),
  widths: [6, 32, 12, 22, 22, 44, 10, 60],
  rows: lines.map((line) => [
    line.place,
    line.requested_text,
    line.requested_quantity,
    words.verdicts[line.verdict][language],
    line.item?.sku_number ?? '',
    line.item?.name ?? '',
    line.quantity ?? '',
    remarkOf(line, language),
  ]),
})

/** Why an item was found; nothing where it has the row's part number or its buyer chose it. */
const reasonOf = ({ item, match, found_by }: DraftLine, language: Language): string => {
  if (match && found_by !== 'choice') return matchWords[match.kind][language](match)
  return item && found_by === 'search' ? foundByWords[language] : ''
}

/** Why an item was found, what is wrong with the quantity, what it may be instead, and what its buyer wrote. */
const remarkOf = (line: DraftLine, language: Language): string => {
  const { problem, item, candidates = [], comment } = line
  const rule = item ?? { min_qty: 1, multiple_qty: 1 }
  const remarks = [
    reasonOf(line, language),
    problem
      ? rowProblemWords[problem][language]({ minimum: leastQuantity(rule), multiple: rule.multiple_qty })
      : '',
    line.verdict === 'several' ? candidates.map(({ sku_number }) => sku_number).join(', ') : '',
    comment,
  ]
  return remarks.filter((text) => text !== '').join(' ')
}
