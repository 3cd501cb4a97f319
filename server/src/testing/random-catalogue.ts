import { mappingSchema, plainMapping } from '../import/index.ts'
import type { Mapping } from '../import/index.ts'
import type { Cells } from './import-text.ts'

/** An item as a naive model of the catalogue knows it. */
export interface ModelItem {
  readonly sku: string
  readonly product: string
  readonly popularity: number
  /** Names from the top level down; none for a product without a category. */
  readonly category: readonly string[]
  readonly brand: string | undefined
  readonly choices: Readonly<Record<string, string | undefined>>
  readonly numbers: Readonly<Record<string, number | undefined>>
}

/** Two of the threads read alike in an address. */
export const choiceNames: Readonly<Record<string, readonly string[]>> = {
  thread: ['M3', 'M8', 'M10', '1/2', '1-2'],
  colour: ['Red', 'Blue', 'Green'],
}
export const numberCodes = ['length', 'temperature'] as const
export const brandNames = ['Alfa', 'Beta', 'Gama'] as const

/** How the rows are read. */
export const randomMapping: Mapping = mappingSchema.parse({
  ...plainMapping,
  attributes: [
    ...Object.keys(choiceNames).map((code) => ({
      code,
      name_en: code,
      name_id: code,
      type: 'choice',
      columns: { value: code },
    })),
    ...numberCodes.map((code) => ({
      code,
      name_en: code,
      name_id: code,
      type: 'number',
      unit: code === 'length' ? 'mm' : '°C',
      columns: { value: code },
    })),
  ],
})

const tree = [
  [],
  ['Fasteners'],
  ['Fasteners', 'Bolts'],
  ['Fasteners', 'Bolts', 'Hex bolts'],
  ['Fasteners', 'Nuts'],
  ['Valves'],
  ['Valves', 'Ball valves'],
]

/** A catalogue that is irregular and yet the same at each run: a product's items differ in what they have at all. */
export const randomItems = (products: number): ModelItem[] => {
  let state = 20_261_121
  // A linear congruential generator: only that it is irregular matters here.
  const below = (n: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * n)
  }
  const pickOne = <T>(values: readonly T[]): T => values[below(values.length)] as T
  return Array.from({ length: products }, (_, p) => {
    const shared = {
      product: `P${p}`,
      popularity: below(20),
      category: pickOne(tree),
      brand: below(5) === 0 ? undefined : pickOne(brandNames),
    }
    return Array.from({ length: 1 + below(8) }, (__, i) => ({
      ...shared,
      sku: `P${p}-${i}`,
      choices: Object.fromEntries(
        Object.entries(choiceNames).map(([code, names]) => [
          code,
          below(4) === 0 ? undefined : pickOne(names),
        ]),
      ),
      numbers: {
        length: below(4) === 0 ? undefined : 5 + below(60) / 2,
        temperature: below(3) === 0 ? undefined : below(120) - 40,
      },
    }))
  }).flat()
}

/** The model's rows as a supplier's table. */
export const toTableRows = (items: readonly ModelItem[]): Cells[] =>
  items.map(({ sku, product, popularity, category, brand, choices, numbers }) => ({
    sku,
    product,
    name_en: `Product ${product}`,
    item_name_en: `Item ${sku}`,
    popularity: String(popularity),
    category_en: category.join(' > '),
    brand: brand ?? '',
    ...Object.fromEntries(
      [...Object.entries(choices), ...Object.entries(numbers)].map(([code, value]) => [
        code,
        value === undefined ? '' : String(value),
      ]),
    ),
  }))
