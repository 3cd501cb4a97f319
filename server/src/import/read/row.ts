import type { Drawing } from '@pasok/drawings'
import type { Damage } from '../../platform/sheets/damaged-text.ts'

/** A cell's meaning: undefined leaves the value as it is, null clears it. */
export type Cell<T> = T | null | undefined

/** A text in one or both languages. */
export interface Bilingual {
  readonly en?: Cell<string>
  readonly id?: Cell<string>
}

/** A text of two cells; a cell that leaves its language as it is does not appear. */
export const both = (en: Cell<string>, id: Cell<string>): Bilingual => ({
  ...(en !== undefined && { en }),
  ...(id !== undefined && { id }),
})

/** One technical value of a row's item. */
export type GivenValue =
  | { readonly code: string; readonly type: 'number'; readonly number: Cell<string> }
  | { readonly code: string; readonly type: 'choice' | 'text'; readonly text: Bilingual }

/** An attribute that the file itself names: a shop export's options. */
export interface GivenOption {
  /** First, second or third option. */
  readonly position: number
  /** Empty where the file says it on an earlier row of the product only. */
  readonly name: string
  readonly value: string
}

/** A tab of a product's page: what the row gives of it. */
export interface GivenTab {
  /** From 0. */
  readonly position: number
  readonly title: Bilingual
  readonly html: Bilingual
}

/** A drawing as a row gives it. */
export interface GivenDrawing extends Drawing {
  /** Parameters that stand in columns of their own, by their names. */
  readonly texts?: Readonly<Record<string, string>>
}

/** A row that can be written, every cell read. */
export interface ImportRow {
  readonly line: number
  readonly product: {
    readonly code: string
    readonly name: Bilingual
    readonly description: Bilingual
    /** Names from the top level down, at most three. */
    readonly category: Cell<{ readonly en?: string[]; readonly id?: string[] }>
    readonly brand: Cell<string>
    readonly featured: Cell<boolean>
    readonly display_price: Cell<boolean>
    readonly display_add_to_cart: Cell<boolean>
    readonly popularity: Cell<number>
    /** With two decimals. */
    readonly tkdn_percent: Cell<string>
    readonly sni: Cell<string>
    /** Files' names, web addresses, or drawings as `drawnPictureName` writes them. */
    readonly images: Cell<string[]>
    /** Which of the product's former pictures stay behind the ones of this row. */
    readonly former?: 'photographs' | 'all'
    /** Until they are checked: then they are pictures. */
    readonly drawings?: Cell<readonly GivenDrawing[]>
    readonly datasheet: Cell<string>
    /** Each a file's name, or 'title=name'. */
    readonly certificates: Cell<string[]>
    readonly tabs: readonly GivenTab[]
  }
  /** Absent where the row tells of a product only. */
  readonly item?: {
    readonly sku: string
    /** How a spreadsheet damaged the part number, as it seems: such a row names an item that there is, or none. */
    readonly damage?: Damage
    /** Part numbers that it takes the place of. */
    readonly replaces: Cell<string[]>
    readonly name: Bilingual
    readonly uom: Cell<string>
    /** Of what is sold by the box or the pack. */
    readonly pieces_per_uom: Cell<number>
    readonly stock_tag: Cell<string>
    readonly on_hand: Cell<number>
    readonly lead_time_days: Cell<number>
    readonly min_qty: Cell<number>
    readonly multiple_qty: Cell<number>
    readonly weight_g: Cell<number>
    readonly drawing: Cell<GivenDrawing>
    /** Whole rupiah for one unit of measure, before tax; so are the next two. */
    readonly price: Cell<number>
    readonly cost_price: Cell<number>
    readonly offer: {
      readonly price: Cell<number>
      /** Days of Asia/Jakarta, 'YYYY-MM-DD', both included. */
      readonly starts_on: Cell<string>
      readonly ends_on: Cell<string>
    }
    readonly values: readonly GivenValue[]
    readonly options: readonly GivenOption[]
  }
}

/** A row whose part number the database has said the key of. */
export interface KeyedRow extends ImportRow {
  /** The part number as the database compares it: its lower case is not everywhere ours. Absent where the item is. */
  readonly key?: string
}
