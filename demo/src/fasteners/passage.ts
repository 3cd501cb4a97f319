import type { Text } from '../catalogue/model.ts'
import { describe, figure } from '../catalogue/text.ts'

/** One sentence in both languages. `{0}`, `{1}` stand for the values; numbers are written as the language does. */
export function said(en: string, id: string, ...values: readonly (number | string | Text)[]): Text {
  const filled = (text: string, language: 'en' | 'id'): string =>
    text.replaceAll(/\{(\d)\}/g, (_, index: string) => {
      const value = values[Number(index)] ?? ''
      if (typeof value === 'number') return figure(value)[language]
      return typeof value === 'string' ? value : value[language]
    })
  return { en: filled(en, 'en'), id: filled(id, 'id') }
}

/** A label and its value in a table. */
export type Row = readonly [label: Text, value: Text]

type Passage = {
  /** Sentences that make up the first paragraph. */
  lead: readonly Text[]
  points: readonly Text[]
  data?: readonly Row[]
}

/** A description in both languages out of its sentences. */
export function passage({ lead, points, data = [] }: Passage): Text {
  const parts = (language: 'en' | 'id') => ({
    lead: [lead.map((sentence) => sentence[language]).join(' ')],
    points: points.map((point) => point[language]),
    data: data.map(([label, value]) => [label[language], value[language]] as const),
  })
  return describe(parts('en'), parts('id'))
}

/** A table with a head over its columns, and a note under it, as HTML. */
export function table(
  head: readonly Text[],
  rows: readonly (readonly (string | number | Text)[])[],
  note: Text,
): Text {
  const html = (language: 'en' | 'id'): string => {
    const cell = (value: string | number | Text): string => `<td>${said('{0}', '{0}', value)[language]}</td>`
    const top = head.map((text) => `<th>${text[language]}</th>`).join('')
    const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('')
    return `<table><tbody><tr>${top}</tr>${body}</tbody></table><p>${note[language]}</p>`
  }
  return { en: html('en'), id: html('id') }
}
