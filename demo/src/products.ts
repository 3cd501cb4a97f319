import { readChapter, readMapping, type Chapter } from './catalogue.ts'

/** A text in both languages. */
export interface Text {
  readonly en: string
  readonly id: string
}

/** A value of an item: a number, a text that is the same in both languages, or one in each. */
export type Value = number | string | Text

export interface Item {
  readonly sku: string
  readonly name: Text
  readonly uom: string
  readonly price: number
  readonly replaces: readonly string[]
  /** Each with its maker: 'Gelinda=GD6204'. */
  readonly otherNumbers: readonly string[]
  readonly drawing: string
  readonly attributes: Readonly<Record<string, Value>>
}

export interface Product {
  readonly code: string
  readonly name: Text
  readonly description: Text
  readonly category: Text
  readonly brand: string
  readonly tabs: readonly { readonly title: Text; readonly html: Text }[]
  readonly images: readonly string[]
  readonly drawings: readonly { readonly family: string; readonly parameters: Record<string, unknown> }[]
  readonly items: readonly Item[]
}

/** A chapter's products as the tests ask of them. */
export const readProducts = async (chapter: Chapter): Promise<Product[]> => {
  const { attributes } = await readMapping()
  const rows = await readChapter(chapter)
  return rows.map(({ product, items }) => {
    const text = (name: string): Text => ({
      en: product[`${name}_en`] ?? '',
      id: product[`${name}_id`] ?? '',
    })
    return {
      code: product['product'] ?? '',
      name: text('name'),
      description: text('description'),
      category: text('category'),
      brand: product['brand'] ?? '',
      tabs: [1, 2, 3, 4, 5].flatMap((n) =>
        product[`tab_${n}_title_en`] ? [{ title: text(`tab_${n}_title`), html: text(`tab_${n}_html`) }] : [],
      ),
      images: splitList(product['images']),
      drawings: JSON.parse(product['drawing'] || '[]'),
      items: items.map((item) => ({
        sku: item['sku'] ?? '',
        name: { en: item['item_name_en'] ?? '', id: item['item_name_id'] ?? '' },
        uom: item['uom'] ?? '',
        price: Number(item['price']),
        replaces: splitList(item['replaces']),
        otherNumbers: splitList(item['other_numbers']),
        drawing: item['item_drawing'] ?? '',
        attributes: Object.fromEntries(
          attributes.flatMap(({ code, type, columns }): [string, Value][] => {
            const [en = '', id = ''] = [columns['en'] ?? columns['value'], columns['id']].map(
              (column) => item[column ?? ''] ?? '',
            )
            if (en === '') return []
            if (type === 'number') return [[code, Number(en)]]
            return [[code, type === 'text' || en === id ? en : { en, id }]]
          }),
        ),
      })),
    }
  })
}

const splitList = (cell = ''): string[] => cell.split('|').filter(Boolean)
