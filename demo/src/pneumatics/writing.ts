import type { Item, Text } from '../catalogue/model.ts'
import { describe, figure } from '../catalogue/text.ts'

/** A text given in English and Indonesian. */
export const t = (en: string, id: string): Text => ({ en, id })

/** A text that differs by a figure only, which each language writes its own way. */
export const n = (value: number, unit = ''): Text => {
  const { en, id } = figure(value)
  return { en: `${en}${unit}`, id: `${id}${unit}` }
}

const labels = {
  medium: t('Medium', 'Media'),
  pressure: t('Pressure', 'Tekanan'),
  temperature: t('Temperature', 'Suhu kerja'),
  protection: t('Protection', 'Perlindungan'),
  body: t('Body', 'Badan'),
  seals: t('Seals', 'Seal'),
  thread: t('Thread', 'Ulir'),
  standard: t('Standard', 'Standar'),
  force: t('Thrust at 6 bar', 'Gaya dorong pada 6 bar'),
  pull: t('Pull at 6 bar', 'Gaya tarik pada 6 bar'),
  mounting: t('Mounting', 'Pemasangan'),
  supply: t('Supply', 'Suplai'),
  flow: t('Nominal flow', 'Laju alir nominal'),
  cable: t('Cable', 'Kabel'),
  tubes: t('Suitable tube', 'Selang yang cocok'),
  material: t('Material', 'Bahan'),
  bend: t('Bend radius', 'Radius tekuk'),
  roll: t('Roll length', 'Panjang rol'),
} as const satisfies Record<string, Text>

type Row = readonly [label: keyof typeof labels | Text, value: Text | string]

const plain = (value: Text | string, language: 'en' | 'id'): string =>
  typeof value === 'string' ? value : value[language]

/** A description from texts in pairs. */
export function say(lead: readonly Text[], points: readonly Text[], data: readonly Row[] = []): Text {
  const of = (language: 'en' | 'id') => ({
    lead: [lead.map((text) => text[language]).join(' ')],
    points: points.map((text) => text[language]),
    data: data.map(
      ([label, value]) =>
        [(typeof label === 'string' ? labels[label] : label)[language], plain(value, language)] as const,
    ),
  })
  return describe(of('en'), of('id'))
}

/** A table whose first row is its head, as the HTML of a tab. */
export function table(rows: readonly (readonly (Text | string)[])[]): Text {
  const of = (language: 'en' | 'id'): string => {
    const cells = (row: readonly (Text | string)[], tag: string): string =>
      `<tr>${row.map((cell) => `<${tag}>${plain(cell, language)}</${tag}>`).join('')}</tr>`
    const [head = [], ...body] = rows
    return `<table><tbody>${cells(head, 'th')}${body.map((row) => cells(row, 'td')).join('')}</tbody></table>`
  }
  return { en: of('en'), id: of('id') }
}

/** Both names of an item: what it is, then its size. */
export const named = (what: Text, size: string | Text): Text => ({
  en: `${what.en} ${plain(size, 'en')}`,
  id: `${what.id} ${plain(size, 'id')}`,
})

/** Grams of a round part, from diameter and length in mm and density in g/cm³. */
export const roundMass = (diameter: number, length: number, density: number): number =>
  Math.max(1, (Math.PI / 4) * diameter ** 2 * length * density * 0.001)

/** The thrust of a piston in N at a pressure in bar, without friction. */
export const thrust = (bore: number, bar: number, rod = 0): number =>
  Math.round((Math.PI / 4) * (bore ** 2 - rod ** 2) * bar * 0.1)

export type Attributes = Item['attributes']

/** Whether a choice is there. */
export const yes = t('Yes', 'Ya')
