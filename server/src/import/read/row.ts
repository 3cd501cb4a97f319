import type { Drawing } from '@pasok/drawings'
import type { MakersNumber } from '../../catalogue/index.ts'
import type { Damage } from '../../platform/sheets/damaged-text.ts'

/** A cell's meaning: undefined leaves the value as it is, null clears it. */
export type Cell<T> = T | null | undefined

/** A text in one or both languages. */
export interface Bilingual {
  readonly en?: Cell<string>
  readonly id?: Cell<string>
}

/** A text of two cells; a cell that leaves its language unchanged is absent. */
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
  /** Empty if only an earlier row of the product has it. */
  readonly name: string
  readonly value: string
}

/** The fields of a tab of a product's page that the row gives. */
export interface GivenTab {
  /** From 0. */
  readonly position: number
  readonly title: Bilingual
  readonly html: Bilingual
}

/** A drawing as a row gives it. */
export interface GivenDrawing extends Drawing {
  /** Parameters from columns of their own, by name. */
  readonly texts?: Readonly<Record<string, string>>
}

/** A row that can be written, with all cells parsed. */
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
    /** A country's code of two capitals. */
    readonly origin: Cell<string>
    /** With two decimals. */
    readonly tkdn_percent: Cell<string>
    readonly sni: Cell<string>
    /** Files' names, web addresses, or drawings as `drawnPictureName` writes them. */
    readonly images: Cell<string[]>
    /** The product's stored pictures that stay, after the ones of this row. */
    readonly former?: 'photographs' | 'all'
    /** Not checked yet; checked ones are among the pictures. */
    readonly drawings?: Cell<readonly GivenDrawing[]>
    readonly datasheet: Cell<string>
    /** Each a file's name, or 'title=name'. */
    readonly certificates: Cell<string[]>
    readonly tabs: readonly GivenTab[]
  }
  /** Absent if the row has only a product. */
  readonly item?: {
    readonly sku: string
    /** How a spreadsheet seems to have damaged the part number; the row is accepted only if an item has that number. */
    readonly damage?: Damage
    /** The part numbers that it replaces. */
    readonly replaces: Cell<string[]>
    /** The part numbers that other makers give to an equivalent. */
    readonly other_numbers: Cell<MakersNumber[]>
    readonly name: Bilingual
    readonly uom: Cell<string>
    /** For items sold by the box or the pack. */
    readonly pieces_per_uom: Cell<number>
    readonly stock_tag: Cell<string>
    readonly on_hand: Cell<number>
    readonly lead_time_days: Cell<number>
    readonly min_qty: Cell<number>
    readonly multiple_qty: Cell<number>
    readonly weight_g: Cell<number>
    /** Where it lies in the warehouse. */
    readonly shelf: Cell<string>
    readonly drawing: Cell<GivenDrawing>
    /** Whole rupiah for one unit of measure, before tax; so are the next two. */
    readonly price: Cell<number>
    readonly cost_price: Cell<number>
    readonly offer: {
      readonly price: Cell<number>
      /** Days in Asia/Jakarta, 'YYYY-MM-DD', both included. */
      readonly starts_on: Cell<string>
      readonly ends_on: Cell<string>
    }
    readonly values: readonly GivenValue[]
    readonly options: readonly GivenOption[]
  }
}

/** A row with its part number's key from the database. */
export interface KeyedRow extends ImportRow {
  /**
   * The part number as the database compares it: its lower case can differ from JavaScript's. Absent without an item.
   */
  readonly key?: string
}
