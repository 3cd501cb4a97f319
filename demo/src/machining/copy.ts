import type { Picture, Product, Text } from '../catalogue/model.ts'
import { describe } from '../catalogue/text.ts'

/** A sentence in English and Indonesian side by side, or one string where both read the same. */
export type Pair = readonly [en: string, id: string] | string
type Row = readonly [label: Pair, value: Pair]
type Tab = NonNullable<Product['tabs']>[number]

/** Decimals as Indonesian writes them (1.000 is a thousand there, 0.001 is none); the pitch behind a thread (M10 × 1.25) is a code and stays. */
const commas = (text: string): string =>
  text
    .replaceAll(/(?<![\d.])0\.(\d{3})(?!\d)/g, '0,$1')
    .replaceAll(/(M\d+ × )?(\d)\.(\d{1,2})(?!\d)/g, (whole, thread: string | undefined, a, b) =>
      thread === undefined ? `${String(a)},${String(b)}` : whole,
    )

const en = (pair: Pair): string => (typeof pair === 'string' ? pair : pair[0])
const id = (pair: Pair): string => commas(typeof pair === 'string' ? pair : pair[1])

/** A name or choice; figures are given with a point and turned into Indonesian here. */
export const named = (english: string, indonesian: string): Text => ({ en: english, id: commas(indonesian) })

/** A description of sentences, points and a table given in both languages side by side. */
export const say = (lead: readonly Pair[], points: readonly Pair[], data: readonly Row[] = []): Text =>
  describe(
    { lead: lead.map(en), points: points.map(en), data: data.map(([a, b]) => [en(a), en(b)] as const) },
    { lead: lead.map(id), points: points.map(id), data: data.map(([a, b]) => [id(a), id(b)] as const) },
  )

/** A chapter of a product's page. */
export const tab = (
  title: Pair,
  lead: readonly Pair[],
  points: readonly Pair[],
  data: readonly Row[],
): Tab => ({
  title: { en: en(title), id: id(title) },
  html: say(lead, points, data),
})

/** The pictures of a product in the order given. */
export const views = (draws: { readonly [View in Picture['view']]?: () => string }): Picture[] =>
  Object.entries(draws).map(([view, draw]) => ({ view: view as Picture['view'], draw }))

/** What a steel tool of about this outline weighs, in grams: diameter and length in mm, and how full it is. */
export const roundMass = (diameter: number, length: number, full = 0.8): number =>
  (Math.PI / 4) * diameter ** 2 * length * 0.00785 * full
