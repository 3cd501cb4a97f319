import { leastQuantity, type DraftLine } from '@pasok/contract'
import {
  damageWords,
  foundByWords,
  matchWords,
  piecesWords,
  rowProblemWords,
  rowVerdictWords as words,
  unitWord,
  type Language,
} from '@pasok/words'
import type { Sheet } from '../../platform/sheets/write-sheet-thread.ts'

/**
 * The rows of an upload with their verdicts, as a sheet in a language. If the sheet is corrected and uploaded again, it
 * gives the same rows: part numbers and quantities have one column each, and a proposed item stands beside them.
 */
export const verdictSheet = (lines: readonly DraftLine[], language: Language): Sheet => ({
  name: words.sheet[language],
  headings: words.headings.map((heading) => heading[language]),
  widths: [6, 32, 32, 14, 22, 44, 60, 30],
  rows: lines.map((line) => {
    const { item, requested_text: text, description = '' } = line
    const partNumber = item && line.found_by !== 'search' ? item.sku_number : text
    return [
      line.place,
      partNumber,
      description || (text === partNumber ? '' : text),
      line.requested_quantity,
      words.verdicts[line.verdict][language],
      item ? `${item.sku_number} ${item.name}` : '',
      describeReasons(line, language),
      line.comment,
    ]
  }),
})

/** Why an item was found; '' if the row has its part number or the buyer chose it. */
const describeMatch = ({ item, match, found_by }: DraftLine, language: Language): string => {
  if (match && found_by !== 'choice') return matchWords[match.kind][language](match)
  return item && found_by === 'search' ? foundByWords[language] : ''
}

/** Why an item was found, what is wrong with the part number or the quantity, and the candidates. */
const describeReasons = (line: DraftLine, language: Language): string => {
  const { problem, damage, item, candidates = [], pieces, quantity } = line
  const { uom, min_pieces = 1, ...rule } = item ?? { uom: 'pcs', min_qty: 1, multiple_qty: 1 }
  const unit = unitWord(uom, language)
  const sold = { minimum: leastQuantity(rule), multiple: rule.multiple_qty, unit, pieces: min_pieces }
  const reasons = [
    damage ? damageWords[damage][language] : '',
    describeMatch(line, language),
    problem ? rowProblemWords[problem][language](sold) : '',
    pieces !== undefined && quantity !== undefined ? piecesWords[language]({ pieces, quantity, unit }) : '',
    line.verdict === 'several' ? candidates.map(({ sku_number }) => sku_number).join(', ') : '',
  ]
  return reasons.filter((text) => text !== '').join(' ')
}
