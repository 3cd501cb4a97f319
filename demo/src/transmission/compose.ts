import type { Text } from '../catalogue/model.ts'
import { describe, figure } from '../catalogue/text.ts'

/** A text in both languages, side by side. */
export const t = (en: string, id: string): Text => ({ en, id })

type Cell = Text | string | number

/** What a cell says in one language. */
const said = (cell: Cell, language: keyof Text): string => {
  if (typeof cell === 'string') return cell
  return typeof cell === 'number' ? figure(cell)[language] : cell[language]
}

/** A row of a description's data table; the value may be one string where it reads the same in both languages. */
export type Row = readonly [label: Text, value: Cell]

/** Several texts, with those left out that do not apply. */
export const chosen = (...texts: readonly (Text | false | undefined)[]): Text[] =>
  texts.filter((text) => text !== false && text !== undefined)

/** A description from sentences that stand in both languages side by side. */
export function compose(lead: readonly Text[], points: readonly Text[], data: readonly Row[] = []): Text {
  const parts = (language: keyof Text): Parameters<typeof describe>[0] => ({
    lead: [lead.map((text) => text[language]).join(' ')],
    points: points.map((text) => text[language]),
    data: data.map(([label, value]) => [label[language], said(value, language)] as const),
  })
  return describe(parts('en'), parts('id'))
}

/** A tab of the product's page, written like a description. */
export const chapter = (
  title: Text,
  lead: readonly Text[],
  points: readonly Text[],
  data: readonly Row[] = [],
): { title: Text; html: Text } => ({ title, html: compose(lead, points, data) })

/** A figure to at most so many decimals, as the data holds it. */
export const rounded = (value: number, decimals = 1): number => Number(value.toFixed(decimals))
