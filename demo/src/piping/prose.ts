import type { Text } from '../catalogue/model.ts'
import { describe } from '../catalogue/text.ts'

/** What reads differently in the two languages. */
export const t = (en: string, id: string): Text => ({ en, id })

type Part = Text | false | undefined
type Parts = {
  lead: readonly Part[]
  points: readonly Part[]
  data?: readonly (readonly [label: Text, value: Text | string] | false | undefined)[]
}

const kept = (parts: readonly Part[]): Text[] => parts.filter((part) => typeof part === 'object')

/** A description whose parts stand side by side in both languages; parts that do not apply are left out. */
export function prose({ lead, points, data = [] }: Parts): Text {
  const rows = data.filter((row) => typeof row === 'object')
  const half = (language: keyof Text) => ({
    lead: [
      kept(lead)
        .map((part) => part[language])
        .join(' '),
    ],
    points: kept(points).map((part) => part[language]),
    data: rows.map(
      ([label, value]) => [label[language], typeof value === 'string' ? value : value[language]] as const,
    ),
  })
  return describe(half('en'), half('id'))
}

/** A table in both languages as a tab holds it: the first row is its head. */
export function tableOf(rows: readonly (readonly (Text | string)[])[], before?: Text): Text {
  const half = (language: keyof Text): string => {
    const lines = rows.map((cells, index) => {
      const tag = index === 0 ? 'th' : 'td'
      return `<tr>${cells.map((cell) => `<${tag}>${typeof cell === 'string' ? cell : cell[language]}</${tag}>`).join('')}</tr>`
    })
    return `${before === undefined ? '' : `<p>${before[language]}</p>`}<table><tbody>${lines.join('')}</tbody></table>`
  }
  return t(half('en'), half('id'))
}

/** Labels that many tables of data share. */
export const labels = {
  standard: t('Standard', 'Standar'),
  material: t('Material', 'Bahan'),
  body: t('Body', 'Badan'),
  seats: t('Seats', 'Dudukan'),
  trim: t('Trim', 'Bagian dalam'),
  pressure: t('Pressure', 'Tekanan'),
  temperature: t('Temperature', 'Suhu kerja'),
  medium: t('Medium', 'Media'),
  ends: t('Ends', 'Sambungan'),
  test: t('Test', 'Pengujian'),
  finish: t('Finish', 'Permukaan'),
  thread: t('Thread', 'Ulir'),
  length: t('Length', 'Panjang'),
}
