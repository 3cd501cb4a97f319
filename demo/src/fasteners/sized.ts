import type { AttributeCode, Values } from '../catalogue/attributes.ts'
import type { Brand } from '../catalogue/brands.ts'
import type { Item, Picture, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import type { Grade } from './grades.ts'
import { passage, said, type Row } from './passage.ts'
import { after, boxOf, own, popularityOf } from './series.ts'

/** The size that stands for a product on its drawings. */
type Shown<S> = { key: string; size: S; grade: Grade; title: string; label: string }

/** A family whose products are one grade, and whose items are its sizes. */
export type Sized<S> = {
  code: string
  sku: string
  standard: string
  noun: Text
  category: Text
  brand: Brand | ((grade: Grade) => Brand)
  popularity: number
  lead: readonly Text[]
  points: readonly Text[]
  data?: readonly Row[]
  tabs?: (grade: Grade) => Product['tabs']
  /** Grams of a piece in steel. */
  mass: (size: S) => number
  effort?: number
  values: (size: S) => Values
  pictures: (shown: Shown<S>) => readonly Picture[]
  label?: (key: string) => Text
  /** The attribute that holds the size; a thread where it is not named. */
  sizeCode?: AttributeCode | 'none'
  /** Ordered by the piece rather than by the box. */
  single?: boolean
}

/** Which sizes of a grade there are; `show` is the one on the drawings. */
export type SizedOffer = {
  grade: Grade
  keys: readonly string[]
  show?: string
  /** Added to the code, the name and the part number where a grade comes in several ranges. */
  range?: { code: string; name: Text }
  flags?: Pick<Product, 'featured' | 'displayPrice' | 'displayAddToCart' | 'tkdn' | 'sni'>
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('-')

/** The products of a family in the grades it comes in. */
export const sized = <S>(
  family: Sized<S>,
  sizes: Readonly<Record<string, S>>,
  offers: readonly SizedOffer[],
): readonly Product[] => offers.map((offer) => product(family, sizes, offer))

function product<S>(family: Sized<S>, sizes: Readonly<Record<string, S>>, offer: SizedOffer): Product {
  const { grade } = offer
  const label = family.label ?? own
  const code = joined([family.code, grade.code, offer.range?.code ?? ''])
  const show = offer.show ?? offer.keys[Math.floor(offer.keys.length / 2)] ?? ''
  const size = sizes[show]
  const name = (language: 'en' | 'id'): string =>
    `${family.noun[language]}${after(family.standard)}${offer.range?.name[language] ?? ''}, ${grade.name[language]}`
  const first = label(offer.keys[0] ?? '')
  const last = label(offer.keys.at(-1) ?? '')
  const title = [family.standard, label(show).en, grade.sign].filter((part) => part !== '').join(' · ')
  const tabs = family.tabs?.(grade)
  return {
    code,
    name: { en: name('en'), id: name('id') },
    description: passage({
      lead: [...family.lead, grade.use],
      points: [...family.points, ...grade.points],
      data: [
        [said('Sizes', 'Ukuran'), said('{0} to {1}', '{0} sampai {1}', first, last)],
        ...(family.data ?? []),
        ...(grade.strength === undefined
          ? []
          : ([[said('Strength class', 'Kelas kekuatan'), said('{0}', '{0}', grade.strength)]] as const)),
        [said('Material', 'Bahan'), grade.material],
        [said('Finish', 'Lapisan permukaan'), grade.finish],
        [said('Temperature', 'Suhu kerja'), grade.temperature],
      ],
    }),
    category: family.category,
    brand: typeof family.brand === 'string' ? family.brand : family.brand(grade),
    popularity: popularityOf(family.popularity, 'M8', grade, code),
    ...offer.flags,
    ...(tabs === undefined ? {} : { tabs }),
    pictures:
      size === undefined ? [] : family.pictures({ key: show, size, grade, title, label: label(show).en }),
    items: offer.keys.flatMap((key) => {
      const each = sizes[key]
      return each === undefined ? [] : [item(family, offer, key, each)]
    }),
  }
}

const common: Record<string, number> = {
  M3: 0.6,
  M4: 0.75,
  M5: 0.85,
  M6: 1,
  M8: 1,
  M10: 1,
  M12: 0.95,
  M16: 0.8,
}

function item<S>(family: Sized<S>, { grade, range }: SizedOffer, key: string, size: S): Item {
  const label = (family.label ?? own)(key)
  const mass = Math.max(0.01, family.mass(size) * (grade.density ?? 1))
  const pack = family.single === true ? 1 : boxOf(mass)
  const code = family.sizeCode ?? 'thread'
  const name = (language: 'en' | 'id'): string =>
    `${family.noun[language]}${after(family.standard)} ${label[language]}, ${grade.mark[language]}`
  return {
    sku: joined([family.sku, grade.code, range?.code ?? '', key]),
    name: { en: name('en'), id: name('id') },
    uom: family.single === true ? 'pcs' : 'box',
    price: rupiah((grade.base + mass * grade.gram) * (family.effort ?? 1) * pack),
    weight: mass * pack,
    demand: common[key] ?? 0.55,
    attributes: {
      ...(family.standard === '' ? {} : { standard: family.standard }),
      material: grade.material,
      finish: grade.finish,
      ...(grade.strength === undefined ? {} : { strength_class: grade.strength }),
      ...(code === 'none' ? {} : { [code]: label.en === label.id ? label.en : label }),
      ...family.values(size),
      ...(family.single === true ? {} : { pack_qty: pack }),
    },
  }
}
