import { formatDay } from '@pasok/contract'
import { rupiahText, statementWords, type Language } from '@pasok/words'
import { drawTable, PADDING } from '../pdf/draw-table.ts'
import { contentWidth, type Pdf } from '../pdf/pdf-page.ts'
import { styles, type Style } from '../pdf/styles.ts'
import type { SetLine, Typesetter } from '../pdf/typesetter.ts'
import type { DocumentEntries, DocumentEntry } from './document.ts'

const amounts = ['debit', 'credit', 'balance'] as const
type Row = Pick<DocumentEntry, 'name' | 'documents' | 'reference'> & {
  readonly day: string
  /** As they are written; empty where there is none. */
  readonly amounts: readonly string[]
  readonly style: Style
}

/** Draws the events of a statement of account between its opening and its closing balance. */
export const drawEntries = (
  pdf: Pdf,
  typesetter: Typesetter,
  entries: DocumentEntries,
  language: Language,
): void => {
  const word = (name: keyof typeof statementWords) => statementWords[name][language]
  const { opening, debit, credit, closing } = entries
  const toSum = (name: string, sums: readonly string[]): Row => ({
    name,
    documents: [],
    reference: '',
    day: '',
    amounts: sums,
    style: styles.strong,
  })
  const first = toSum(word('opening'), ['', '', rupiahText(opening)])
  const last = toSum(word('closing'), [rupiahText(debit), rupiahText(credit), rupiahText(closing)])
  const rowAt = (index: number): Row => {
    if (index === 0) return first
    const entry = entries.rows[index - 1]
    return entry ? toRow(entry) : last
  }
  const count = entries.rows.length + 2
  const fit = (texts: readonly string[], style: Style) =>
    Math.ceil(texts.reduce((widest, text) => Math.max(widest, typesetter.width(text, style)), 0)) +
    1 +
    2 * PADDING
  const dayWidth = fit([formatDay('2026-12-30'), word('day')], styles.strong)
  // The widest amount of a column is that with the most digits: measuring each takes long.
  const amountWidths = amounts.map((name, at) =>
    fit(
      [word(name), first.amounts[at] ?? '', last.amounts[at] ?? '', widestAmount(entries.rows, name)],
      styles.strong,
    ),
  )
  const nameWidth = contentWidth(pdf) - dayWidth - amountWidths.reduce((sum, width) => sum + width, 0)
  const columns = [
    { align: 'left', width: dayWidth },
    { align: 'left', width: nameWidth },
    ...amountWidths.map((width) => ({ align: 'right', width }) as const),
  ] as const
  const oneLine = (text: string, style: Style): SetLine[] => (text === '' ? [] : [{ text, style }])
  drawTable(pdf, typesetter, {
    columns,
    head: [word('day'), word('event'), ...amounts.map(word)].map((text) => oneLine(text, styles.label)),
    count,
    rowAt: (index) => {
      const { day, name, documents, reference, amounts: written, style } = rowAt(index)
      const width = nameWidth - 2 * PADDING
      return [
        oneLine(day, style),
        [
          ...typesetter.lines(name, style, width),
          ...(documents.length > 0 ? typesetter.lines(documents.join(', '), styles.text, width) : []),
          ...(reference === '' ? [] : typesetter.lines(reference, styles.small, width)),
        ],
        ...written.map((text) => oneLine(text, style)),
      ]
    },
  })
}

const toRow = ({ day, name, documents, reference, debit, credit, balance }: DocumentEntry): Row => ({
  day: formatDay(day),
  name,
  documents,
  reference,
  amounts: [
    debit === 0 ? '' : rupiahText(debit),
    credit === 0 ? '' : rupiahText(credit),
    rupiahText(balance),
  ],
  style: styles.text,
})

const widestAmount = (rows: readonly DocumentEntry[], name: (typeof amounts)[number]): string =>
  rows.reduce((widest, row) => {
    const text = rupiahText(row[name])
    return text.length > widest.length ? text : widest
  }, '')
