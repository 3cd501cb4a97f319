import type { Brand } from '../catalogue/brands.ts'
import type { Item, Picture, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { boundary, codes, deepGrooveRatings, miniature, type Boundary } from '../standards/iso15.ts'
import {
  ballFeatures,
  bearingDimensions,
  bearingShaded,
  doubleRowDimensions,
  doubleRowShaded,
  type Shelter,
} from './ball-bearing.drawing.ts'
import { ballNotes, clearanceTab, fitTab, type Kind } from './ball-bearing.text.ts'
import { demandOf, massOf, speedOf } from './bearing.ts'
import { categories } from './categories.ts'
import { t } from './compose.ts'

const shelters: Record<Shelter, { text: Text; short: Text; cost: number; speed: number }> = {
  open: { text: t('Open', 'Terbuka'), short: t(' open', ' terbuka'), cost: 0.86, speed: 1 },
  ZZ: {
    text: t('Metal shields both sides (ZZ)', 'Pelat logam dua sisi (ZZ)'),
    short: t('-ZZ', '-ZZ'),
    cost: 0.96,
    speed: 1,
  },
  '2RS': {
    text: t('Rubber seals both sides (2RS)', 'Seal karet dua sisi (2RS)'),
    short: t('-2RS', '-2RS'),
    cost: 1,
    speed: 0.65,
  },
}

type Numbered = readonly [number: string, size: Boundary]

const sized = (prefix: string, series: Parameters<typeof boundary>[0], list: readonly string[]): Numbered[] =>
  list.map((code) => [`${prefix}${code}`, boundary(series, code)])
const small = (numbers: readonly string[]): Numbered[] =>
  numbers.map((number) => {
    const [d, D, B] = miniature[number] ?? [8, 22, 7]
    return [number, { d, D, B, r: D > 13 ? 0.3 : 0.2 }]
  })

type Family = {
  code: string
  kind: Kind
  name: Text
  brand: Brand
  popularity: number
  numbers: readonly Numbered[]
  shelters: readonly Shelter[]
  shown: string
  featured?: true
  stainless?: true
  tabs?: Product['tabs']
  cost?: number
}

function itemsOf({ kind, numbers, shelters: kinds, stainless, cost = 1 }: Family): Item[] {
  const row =
    kind === 'double'
      ? t('Double row deep groove ball bearing', 'Bearing bola dua baris')
      : t('Deep groove ball bearing', 'Bearing bola')
  return numbers.flatMap(([plain, size]) =>
    kinds.map((shelter): Item => {
      const { text, short, cost: share, speed } = shelters[shelter]
      const number = stainless === true ? `S${plain}` : plain
      const [c, c0] = (stainless === true ? undefined : deepGrooveRatings[plain]) ?? []
      const mass = massOf(size, kind === 'double' ? 0.72 : 0.68)
      return {
        sku: skuOf(number, shelter),
        name: { en: `${row.en} ${number}${short.en}`, id: `${row.id} ${number}${short.id}` },
        uom: 'pcs',
        price: rupiah((11_500 + mass * 255) * share * cost * (stainless === true ? 2.6 : 1)),
        weight: mass,
        demand: demandOf(size.d) * (shelter === 'open' ? 0.5 : 1),
        attributes: {
          designation: number,
          sealing: text,
          inner_diameter: size.d,
          outer_diameter: size.D,
          width: size.B,
          ...(c === undefined || c0 === undefined ? {} : { load_dynamic: c, load_static: c0 }),
          speed_limit: speedOf(size, 505_000 * speed * (kind === 'double' ? 0.8 : 1)),
          clearance:
            shelter === 'open' || stainless === true || kind === 'miniature' || kind === 'double'
              ? 'CN'
              : 'C3',
          ...(stainless === true
            ? { material: t('Stainless steel, martensitic', 'Stainless steel martensitik') }
            : {}),
        },
      }
    }),
  )
}

/** A bearing's part number. */
const skuOf = (number: string, shelter: Shelter): string =>
  shelter !== 'open' ? `${number}-${shelter}` : number.length < 4 ? `${number}-OPEN` : number

function drawingsOf(kind: Kind, size: Boundary, shelter: Shelter, title: string, of?: string): Picture[] {
  const bearing = { ...size, shelter, title }
  const views: Picture[] =
    kind === 'double'
      ? [
          { view: 'dimensions', draw: () => doubleRowDimensions(bearing) },
          { view: 'shaded', draw: () => doubleRowShaded(bearing) },
        ]
      : [
          { view: 'dimensions', draw: () => bearingDimensions(bearing) },
          { view: 'shaded', draw: () => bearingShaded(bearing) },
          { view: 'section', draw: () => ballFeatures(bearing) },
        ]
  return of === undefined ? views : views.map((picture) => ({ ...picture, of }))
}

/** The drawings of the bearing that stands for its series; where some are open and others closed, those of each one. */
function picturesOf({
  kind,
  numbers,
  shelters: kinds,
  shown,
  stainless,
}: Family): Pick<Product, 'pictures' | 'itemPictures'> {
  const own = (plain: string): string => (stainless === true ? `S${plain}` : plain)
  const size = numbers.find(([number]) => number === shown)?.[1] ?? { d: 20, D: 47, B: 14, r: 1 }
  const lead = skuOf(own(shown), kinds.at(-1) ?? 'open')
  const pictures = drawingsOf(kind, size, kinds.at(-1) ?? 'open', lead)
  if (kinds.length === 1) return { pictures }
  const others = numbers.flatMap(([plain, each]) =>
    kinds.map((shelter) => ({ each, shelter, sku: skuOf(own(plain), shelter) })),
  )
  return {
    pictures,
    itemPictures: others
      .filter(({ sku }) => sku !== lead)
      .flatMap(({ each, shelter, sku }) => drawingsOf(kind, each, shelter, sku, sku)),
  }
}

const two: readonly Shelter[] = ['ZZ', '2RS']
const en = 'Deep groove ball bearing'
const id = 'Bearing bola alur dalam'
const named = (more: string, lagi: string): Text => t(`${en}, ${more}`, `${id} ${lagi}`)

const families: readonly Family[] = [
  {
    code: 'BEARING-60-SERIES',
    kind: 'light',
    name: named('60 series', 'seri 60'),
    brand: 'Rodalka',
    popularity: 810,
    numbers: sized('60', '10', codes(0, 6)),
    shelters: two,
    shown: '6004',
  },
  {
    code: 'BEARING-60-LARGE',
    kind: 'light',
    name: named('60 series, 35 to 80 mm bore', 'seri 60, lubang 35 sampai 80 mm'),
    brand: 'Rodalka',
    popularity: 520,
    numbers: sized('60', '10', codes(7, 16)),
    shelters: two,
    shown: '6010',
  },
  {
    code: 'BEARING-60-OPEN',
    kind: 'light',
    name: named('60 series, open', 'seri 60 terbuka'),
    brand: 'Porosindra',
    popularity: 410,
    numbers: sized('60', '10', codes(0, 20)),
    shelters: ['open'],
    shown: '6012',
  },
  {
    code: 'BEARING-62-SERIES',
    kind: 'standard',
    name: named('62 series', 'seri 62'),
    brand: 'Rodalka',
    popularity: 980,
    featured: true,
    numbers: sized('62', '02', codes(1, 6)),
    shelters: ['open', ...two],
    shown: '6204',
    tabs: [clearanceTab, fitTab],
  },
  {
    code: 'BEARING-62-LARGE',
    kind: 'standard',
    name: named('62 series, 35 to 80 mm bore', 'seri 62, lubang 35 sampai 80 mm'),
    brand: 'Rodalka',
    popularity: 760,
    numbers: sized('62', '02', codes(7, 16)),
    shelters: two,
    shown: '6208',
    tabs: [fitTab],
  },
  {
    code: 'BEARING-62-OPEN',
    kind: 'standard',
    name: named('62 series, open, from 35 mm bore', 'seri 62 terbuka, lubang mulai 35 mm'),
    brand: 'Rodalka',
    popularity: 430,
    numbers: sized('62', '02', codes(7, 20)),
    shelters: ['open'],
    shown: '6212',
  },
  {
    code: 'BEARING-63-SERIES',
    kind: 'medium',
    name: named('63 series', 'seri 63'),
    brand: 'Rodalka',
    popularity: 640,
    numbers: sized('63', '03', codes(0, 6)),
    shelters: ['2RS'],
    shown: '6306',
  },
  {
    code: 'BEARING-63-ZZ',
    kind: 'medium',
    name: named('63 series, shielded', 'seri 63 berpelat logam'),
    brand: 'Rodalka',
    popularity: 600,
    numbers: sized('63', '03', codes(0, 14)),
    shelters: ['ZZ'],
    shown: '6308',
  },
  {
    code: 'BEARING-63-LARGE',
    kind: 'medium',
    name: named('63 series, sealed, from 35 mm bore', 'seri 63 ber-seal karet, lubang mulai 35 mm'),
    brand: 'Rodalka',
    popularity: 480,
    numbers: sized('63', '03', codes(7, 14)),
    shelters: ['2RS'],
    shown: '6310',
  },
  {
    code: 'BEARING-63-OPEN',
    kind: 'medium',
    name: named('63 series, open', 'seri 63 terbuka'),
    brand: 'Porosindra',
    popularity: 390,
    numbers: sized('63', '03', codes(0, 16)),
    shelters: ['open'],
    shown: '6312',
    tabs: [clearanceTab],
  },
  {
    code: 'BEARING-60-MINIATURE',
    kind: 'miniature',
    name: named('miniature series 60 and 62', 'miniatur seri 60 dan 62'),
    brand: 'Rodalka',
    popularity: 720,
    numbers: small([
      '604',
      '605',
      '606',
      '607',
      '608',
      '609',
      '623',
      '624',
      '625',
      '626',
      '627',
      '628',
      '629',
    ]),
    shelters: ['ZZ'],
    shown: '608',
  },
  {
    code: 'BEARING-60-MINIATURE-2RS',
    kind: 'miniature',
    name: named('miniature, sealed', 'miniatur ber-seal karet'),
    brand: 'Rodalka',
    popularity: 610,
    numbers: small(['605', '606', '607', '608', '609', '625', '626', '627', '628', '629']),
    shelters: ['2RS'],
    shown: '626',
  },
  {
    code: 'BEARING-69-MINIATURE',
    kind: 'miniature',
    name: named('thin miniature series 69', 'miniatur tipis seri 69'),
    brand: 'Porosindra',
    popularity: 300,
    numbers: small(['693', '694', '695', '696', '697', '698', '699']),
    shelters: ['ZZ'],
    shown: '698',
  },
  {
    code: 'BEARING-618-SERIES',
    kind: 'thin',
    name: named('thin section series 618', 'penampang tipis seri 618'),
    brand: 'Rodalka',
    popularity: 260,
    numbers: sized('618', '18', codes(0, 12)),
    shelters: ['2RS'],
    shown: '61806',
  },
  {
    code: 'BEARING-619-SERIES',
    kind: 'thin',
    name: named('thin section series 619', 'penampang tipis seri 619'),
    brand: 'Rodalka',
    popularity: 310,
    numbers: sized('619', '19', codes(0, 12)),
    shelters: ['2RS'],
    shown: '61905',
  },
  {
    code: 'BEARING-160-SERIES',
    kind: 'thin',
    name: named('narrow series 160', 'sempit seri 160'),
    brand: 'Porosindra',
    popularity: 220,
    numbers: sized('160', '00', codes(2, 12)),
    shelters: ['open'],
    shown: '16006',
  },
  {
    code: 'BEARING-622-SERIES',
    kind: 'wide',
    name: named('wide sealed series 622', 'lebar ber-seal karet seri 622'),
    brand: 'Rodalka',
    popularity: 350,
    numbers: sized('622', '22', codes(0, 10)),
    shelters: ['2RS'],
    shown: '62206',
  },
  {
    code: 'BEARING-623-SERIES',
    kind: 'wide',
    name: named('wide sealed series 623', 'lebar ber-seal karet seri 623'),
    brand: 'Rodalka',
    popularity: 280,
    numbers: sized('623', '23', codes(0, 10)),
    shelters: ['2RS'],
    shown: '62306',
  },
  {
    code: 'BEARING-S60-STAINLESS',
    kind: 'stainless',
    name: named('stainless, series S60', 'stainless steel seri S60'),
    brand: 'Rodalka',
    popularity: 370,
    numbers: sized('60', '10', codes(0, 8)),
    shelters: two,
    shown: '6003',
    stainless: true,
  },
  {
    code: 'BEARING-S62-STAINLESS',
    kind: 'stainless',
    name: named('stainless, series S62', 'stainless steel seri S62'),
    brand: 'Rodalka',
    popularity: 380,
    numbers: sized('62', '02', codes(0, 8)),
    shelters: ['2RS'],
    shown: '6205',
    stainless: true,
  },
  {
    code: 'BEARING-42-SERIES',
    kind: 'double',
    name: named('double row series 42', 'dua baris seri 42'),
    brand: 'Porosindra',
    popularity: 190,
    numbers: sized('42', '22', codes(0, 12)),
    shelters: ['open'],
    shown: '4206',
  },
]

export const ballBearings: readonly Product[] = families.map((family) => ({
  code: family.code,
  name: family.name,
  description: ballNotes(family.kind, family.shelters, family.numbers),
  category: categories.ballBearings,
  brand: family.brand,
  popularity: family.popularity,
  ...(family.featured === true ? { featured: true } : {}),
  ...(family.tabs === undefined ? {} : { tabs: family.tabs }),
  ...picturesOf(family),
  items: itemsOf(family),
}))
