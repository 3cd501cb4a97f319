import type { AttributeCode, Values } from '../catalogue/attributes.ts'
import type { Brand } from '../catalogue/brands.ts'
import { chance } from '../catalogue/chance.ts'
import type { Item, Picture, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { figure } from '../catalogue/text.ts'
import type { Grade } from './grades.ts'
import { passage, said, type Row } from './passage.ts'

/** One product of a series: a size in a grade, with a length that stands for it on drawings. */
export type One<S> = { key: string; size: S; grade: Grade; length: number; title: string }

/** A family whose products are one size in one grade, and whose items are its lengths. */
export type Family<S> = {
  code: string
  sku: string
  standard: string
  /** In front of the standard in products' and items' names. */
  noun: Text
  /** Between the size and the grade in a product's name. */
  kind?: Text
  category: Text
  brand: Brand | ((grade: Grade) => Brand)
  /** Of the most popular size, in steel. */
  popularity: number
  lead: (one: One<S>) => readonly Text[]
  points: (one: One<S>) => readonly Text[]
  data: (one: One<S>) => readonly Row[]
  tabs?: (one: One<S>) => Product['tabs']
  /** Grams of a piece in steel. */
  mass: (size: S, length: number) => number
  /** What work costs against a hex bolt of the same mass. */
  effort?: number
  values: (size: S, length: number) => Values
  pictures: (one: One<S>, lengths: readonly number[]) => readonly Picture[]
  /** How a size is written in names, on drawings and in part numbers. */
  label?: (key: string) => Text
  /** The attribute that holds the size; a thread where it is not named. */
  sizeCode?: AttributeCode
  uom?: Item['uom']
  /** The length that stands for the others, against the diameter; 4 where it is not named. */
  slender?: number
}

/** Which sizes of a grade there are, and in which lengths. */
export type Offer<S> = {
  grade: Grade
  keys: readonly string[]
  lengths: (size: S, key: string) => readonly number[]
  /** Sizes that stand out: on the front page, without a price, without a cart. */
  featured?: string
  quoted?: string
  hidden?: string
  /** Local content in percent, where the maker holds the certificate. */
  tkdn?: number
}

const preferred = [
  2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 120, 130,
  140, 150, 160, 180, 200, 220,
]

/** The usual lengths between two. */
export const lengthsBetween = (min: number, max: number): readonly number[] =>
  preferred.filter((length) => length >= min && length <= max)

/** How many pieces make a box that one hand lifts. */
export const boxOf = (mass: number): number =>
  [200, 100, 50, 25, 20, 10, 5, 2].find((count) => count * mass <= 2600) ?? 1

const everyday: Record<string, number> = { M3: 0.55, M4: 0.7, M5: 0.8, M6: 0.95, M8: 1, M10: 0.97, M12: 0.9 }

/** Popularity that falls off towards rare sizes and costly materials, with a little of chance. */
export function popularityOf(top: number, key: string, grade: Grade, code: string): number {
  const size = everyday[key] ?? (key.startsWith('M') ? 0.6 : 0.75 + 0.2 * chance(key))
  const material = grade.gram > 150 ? 0.75 : grade.gram > 100 ? 0.9 : 1
  return Math.round(Math.min(990, top * size * material * (0.88 + 0.14 * chance(code))))
}

/** A part of a name with the space before it. */
export const after = (text: string): string => (text === '' ? '' : ` ${text}`)

/** A figure as a drawing writes it. */
export const own = (key: string): Text => ({ en: key, id: key.replace('.', ',') })

const nearest = (lengths: readonly number[], wish: number): number =>
  lengths.reduce(
    (best, length) => (Math.abs(length - wish) < Math.abs(best - wish) ? length : best),
    lengths[0] ?? 1,
  )

/** The products of a family in the grades it comes in. */
export const series = <S extends { d: number }>(
  family: Family<S>,
  sizes: Readonly<Record<string, S>>,
  offers: readonly Offer<S>[],
): readonly Product[] =>
  offers.flatMap((offer) =>
    offer.keys.flatMap((key) => {
      const size = sizes[key]
      return size === undefined ? [] : [product(family, offer, key, size)]
    }),
  )

function product<S extends { d: number }>(family: Family<S>, offer: Offer<S>, key: string, size: S): Product {
  const { grade } = offer
  const label = family.label?.(key) ?? own(key)
  const lengths = offer.lengths(size, key)
  const length = nearest(lengths, (family.slender ?? 4) * size.d)
  const title = `${family.standard === '' ? '' : `${family.standard} · `}${label.en} × ${length} · ${grade.sign}`
  const one: One<S> = { key, size, grade, length, title }
  const code = [family.code, grade.code, key.replaceAll('.', '')].filter((part) => part !== '').join('-')
  const kind = family.kind ?? said('', '')
  const standard = after(family.standard)
  const name = (language: 'en' | 'id'): string =>
    `${family.noun[language]}${standard} ${label[language]}${kind[language]}, ${grade.name[language]}`
  const tabs = family.tabs?.(one)
  return {
    code,
    name: { en: name('en'), id: name('id') },
    description: passage({
      lead: family.lead(one),
      points: [...family.points(one), ...grade.points],
      data: [
        ...family.data(one),
        [
          said('Lengths', 'Panjang'),
          said('{0} to {1} mm', '{0} sampai {1} mm', Math.min(...lengths), Math.max(...lengths)),
        ],
        [said('Material', 'Bahan'), said('{0}, {1}', '{0}, {1}', grade.material, lower(grade.finish))],
        [said('Temperature', 'Suhu kerja'), grade.temperature],
      ],
    }),
    category: family.category,
    brand: typeof family.brand === 'string' ? family.brand : family.brand(grade),
    popularity: popularityOf(family.popularity, key, grade, code),
    ...(offer.featured === key ? { featured: true } : {}),
    ...(offer.quoted === key ? { displayPrice: false } : {}),
    ...(offer.hidden === key ? { displayAddToCart: false } : {}),
    ...(offer.tkdn === undefined ? {} : { tkdn: offer.tkdn }),
    ...(tabs === undefined ? {} : { tabs }),
    pictures: family.pictures(one, lengths),
    items: lengths.map((each) => item(family, one, label, each)),
  }
}

const lower = ({ en, id }: Text): Text => ({ en: en.toLowerCase(), id: id.toLowerCase() })

function item<S extends { d: number }>(family: Family<S>, one: One<S>, label: Text, length: number): Item {
  const { grade, size, key } = one
  const mass = family.mass(size, length) * (grade.density ?? 1)
  const pack = boxOf(mass)
  const far = Math.abs(Math.log(length / ((family.slender ?? 4) * 0.9 * size.d)))
  const [en, id] = [figure(length).en, figure(length).id]
  const thread = family.sizeCode ?? 'thread'
  return {
    sku: [family.sku, grade.code, `${key}X${length}`].filter((part) => part !== '').join('-'),
    name: {
      en: `${family.noun.en}${after(family.standard)} ${label.en} × ${en}, ${grade.mark.en}`,
      id: `${family.noun.id}${after(family.standard)} ${label.id} × ${id}, ${grade.mark.id}`,
    },
    uom: family.uom ?? 'box',
    price: rupiah((grade.base + mass * grade.gram) * (family.effort ?? 1) * pack),
    weight: mass * pack,
    demand: Math.round(Math.max(0.2, 1 - 0.45 * far) * 100) / 100,
    attributes: {
      ...(family.standard === '' ? {} : { standard: family.standard }),
      material: grade.material,
      finish: grade.finish,
      ...(grade.strength === undefined ? {} : { strength_class: grade.strength }),
      ...(thread === 'thread' ? { thread: label.en === label.id ? key : label } : { [thread]: size.d }),
      ...family.values(size, length),
      length,
      pack_qty: pack,
    },
  }
}
