import { formatDay } from '@pasok/contract'
import { datasheetWords, formatWeight, unitWord, type Language } from '@pasok/words'
import type { WantedPicture } from '../pictures/load-originals.ts'
import {
  choosePictureRows,
  type DescribedItemRow,
  type DescribedRow,
  type PictureRow,
  type ValueRow,
} from '../records.ts'
import { numberText } from '../catalogue.ts'
import type { Certificate, SheetRow } from './datasheet.store.ts'
import { countryName } from '../country-name.ts'
import { ownValues } from '../product-attributes.ts'
import { parseBlocks, type Block } from './html-blocks.ts'

/** The shop that issues the sheet, from the settings. */
export interface Maker {
  readonly name: string
  readonly legal_name: string
  readonly address: readonly string[]
  readonly email: string
  readonly phone: string
  readonly note?: Readonly<Record<Language, string>> | undefined
}

export interface Column {
  readonly head: string
  /** Part numbers are bold, numbers are right-aligned, availability is red or green. */
  readonly look: 'sku' | 'text' | 'number' | 'availability'
}

export interface Cell {
  readonly text: string
  /** For a stock tag: whether it is available. */
  readonly available?: boolean
}

/** The content of a datasheet in one language. Equal sheets give equal files. */
export interface Sheet {
  readonly language: Language
  readonly maker: {
    readonly name: string
    readonly legalName: string
    readonly address: string
    readonly contact: string
    readonly note?: string
  }
  readonly name: string
  readonly brand?: { readonly name: string; readonly note?: string }
  readonly description: readonly Block[]
  readonly pictures: readonly WantedPicture[]
  /** The attributes whose value all items share. */
  readonly data: readonly (readonly [name: string, value: string])[]
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly Cell[])[]
}

const MOST_PICTURES = 4

/** A product's attribute: its text in each item, by the item's position. */
interface Attribute {
  readonly name: string
  readonly unit: string | null
  readonly number: boolean
  readonly texts: string[]
}

const formatValue = ({ number, text }: ValueRow, language: Language): string =>
  number === null ? (text ?? '') : numberText(Number(number), language)

/** The attributes in the order in which the items first have them; several values of one are joined. */
const collectAttributes = (
  { items }: { items: readonly Pick<SheetRow['items'][number], 'values'>[] },
  language: Language,
): Attribute[] => {
  const attributes = new Map<string, Attribute>()
  for (const [place, { values }] of items.entries())
    for (const value of ownValues(values ?? [])) {
      const { code, name, unit } = value
      const known = attributes.get(code) ?? {
        name,
        unit,
        number: value.number !== null,
        texts: items.map(() => ''),
      }
      const before = known.texts[place]
      known.texts[place] = before
        ? `${before}, ${formatValue(value, language)}`
        : formatValue(value, language)
      attributes.set(code, known)
    }
  return [...attributes.values()]
}

type DescribedSheet = Pick<SheetRow, 'brand' | 'description'>
type CertifiedSheet = Pick<SheetRow, 'origin' | 'tkdn_percent' | 'sni'> & {
  readonly certificates: readonly Certificate[] | null
}

/** What product and item share: who makes the sheet, brand, description and certified data. */
const buildSheetHead = (row: DescribedSheet, maker: Maker, language: Language) => {
  const { brand } = row
  return {
    language,
    maker: {
      name: maker.name,
      legalName: maker.legal_name,
      address: maker.address.join(', '),
      contact: `${maker.phone}   ${maker.email}`,
      ...(maker.note && { note: maker.note[language] }),
    },
    ...(brand && { brand: { name: brand.name, ...(brand.note !== null && { note: brand.note }) } }),
    description: parseBlocks(row.description),
  }
}

const listData = (attributes: readonly Attribute[], row: CertifiedSheet, language: Language) => [
  ...attributes.map(
    ({ name, unit, texts: [text = ''] }) => [name, unit === null ? text : `${text} ${unit}`] as const,
  ),
  ...(row.origin === null
    ? []
    : [[datasheetWords.origin[language], countryName(row.origin, language) ?? row.origin] as const]),
  ...(row.tkdn_percent === null
    ? []
    : [[datasheetWords.tkdn[language], `${numberText(row.tkdn_percent, language)} %`] as const]),
  ...(row.sni === null ? [] : [[datasheetWords.sni[language], row.sni] as const]),
  ...(row.certificates
    ? [
        [
          datasheetWords.certificates[language],
          row.certificates.map((certificate) => describeCertificate(certificate, language)).join(', '),
        ] as const,
      ]
    : []),
]

/** A certificate's title, with its last day if it has one. */
const describeCertificate = ({ title, valid_until: lastDay }: Certificate, language: Language): string =>
  lastDay === null ? title : `${title} (${datasheetWords.valid_until[language]} ${formatDay(lastDay)})`

/** Builds the datasheet of an item: its own pictures, or else a photograph of its product, and all its data. */
export const buildItemSheet = (
  row: DescribedRow & DescribedItemRow,
  maker: Maker,
  language: Language,
): Sheet => {
  const say = (word: keyof typeof datasheetWords) => datasheetWords[word][language]
  const { main, extra, shows } = choosePictureRows(row, row)
  const own = [...(main ? [main] : []), ...extra.filter((picture) => shows(picture) === undefined)]
  const attributes = collectAttributes({ items: [{ values: row.values ?? null }] }, language)
  return {
    ...buildSheetHead(row, maker, language),
    name: row.item_name,
    pictures: own.slice(0, MOST_PICTURES).map((picture) => toWantedPicture(picture, shows(picture))),
    data: [
      [say('sku'), row.sku],
      ...listData(attributes, row, language),
      ...(row.weight_g === null
        ? []
        : [[say('weight'), formatWeight(row.weight_g, (grams) => numberText(grams, language))] as const]),
      [say('unit'), unitWord(row.uom, language)],
      [say('availability'), row.tag?.name ?? say('not_said')],
    ],
    columns: [],
    rows: [],
  }
}

const toWantedPicture = ({ key, photo }: PictureRow, shows?: string): WantedPicture => ({
  key,
  photo,
  ...(shows !== undefined && { shows }),
})

/** Builds the datasheet of a product's row. */
export const buildSheet = (row: SheetRow, maker: Maker, language: Language): Sheet => {
  const { items } = row
  const say = (word: keyof typeof datasheetWords) => datasheetWords[word][language]
  const attributes = collectAttributes(row, language)
  const isCommon = ({ texts }: Attribute) => new Set(texts).size === 1
  const differing = attributes.filter((one) => !isCommon(one))
  // If no value distinguishes the items, their names do.
  const named = differing.length === 0 && new Set(items.map((item) => item.item_name)).size > 1
  const isWeighed = items.some((item) => item.weight_g !== null)
  return {
    ...buildSheetHead(row, maker, language),
    name: row.name,
    pictures: (row.pictures ?? []).slice(0, MOST_PICTURES).map((picture) => toWantedPicture(picture)),
    data: listData(attributes.filter(isCommon), row, language),
    columns: [
      { head: say('sku'), look: 'sku' },
      ...(named ? [{ head: say('name'), look: 'text' } as const] : []),
      ...differing.map(({ name, unit, number }): Column => ({
        head: unit === null ? name : `${name} (${unit})`,
        look: number ? 'number' : 'text',
      })),
      ...(isWeighed ? [{ head: say('weight_in_g'), look: 'number' } as const] : []),
      { head: say('unit'), look: 'text' },
      { head: say('availability'), look: 'availability' },
    ],
    rows: items.map((item, place) => [
      { text: item.sku },
      ...(named ? [{ text: item.item_name }] : []),
      ...differing.map(({ texts }) => ({ text: texts[place] ?? '' })),
      ...(isWeighed ? [{ text: item.weight_g === null ? '' : numberText(item.weight_g, language) }] : []),
      { text: unitWord(item.uom, language) },
      item.tag ? { text: item.tag.name, available: item.tag.available } : { text: say('not_said') },
    ]),
  }
}
