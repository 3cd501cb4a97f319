import type { Product, Text } from '../catalogue/model.ts'
import { describe, figure } from '../catalogue/text.ts'

/** English, Indonesian. */
export type Pair = readonly [en: string, id: string]

/** A line of a data table: its label, and one value for both languages or one each. */
export type Row = readonly [label: Pair, value: string | Pair]

export const both = ([en, id]: Pair): Text => ({ en, id })
const side = (value: string | Pair, index: 0 | 1): string =>
  typeof value === 'string' ? value : value[index]

type Prose = { lead: readonly Pair[]; points: readonly Pair[]; data?: readonly Row[] }

/** A description out of pairs, so that a sentence stands beside its translation. */
const prose = ({ lead, points, data = [] }: Prose): Text => {
  const of = (index: 0 | 1): Parameters<typeof describe>[0] => ({
    lead: lead.map((pair) => pair[index]),
    points: points.map((pair) => pair[index]),
    data: data.map(([label, value]) => [label[index], side(value, index)] as const),
  })
  return describe(of(0), of(1))
}

type Spec = Omit<Product, 'name' | 'description' | 'tabs'> &
  Prose & { name: Pair; tabs?: readonly (Prose & { title: Pair })[] }

/** A product whose texts are given as pairs. */
export function product({ name, lead, points, data = [], tabs, ...rest }: Spec): Product {
  return {
    ...rest,
    name: both(name),
    description: prose({ lead, points, data }),
    ...(tabs === undefined
      ? {}
      : { tabs: tabs.map((tab) => ({ title: both(tab.title), html: prose(tab) })) }),
  }
}

/** A figure with its unit, as each language writes it. */
export const measure = (value: number, unit = ''): Pair => {
  const text = figure(value)
  const tail = unit === '' ? '' : ` ${unit}`
  return [text.en + tail, text.id + tail]
}
