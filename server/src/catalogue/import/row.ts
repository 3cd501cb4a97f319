/** A cell's meaning: undefined leaves the value as it is, null clears it. */
export type Cell<T> = T | null | undefined

/** A text in one or both languages. */
export interface Bilingual {
  readonly en?: Cell<string>
  readonly id?: Cell<string>
}

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
    readonly images: Cell<string[]>
  }
  /** Absent where the row tells of a product only. */
  readonly item?: {
    readonly sku: string
    readonly name: Bilingual
    readonly uom: Cell<string>
    readonly stock_tag: Cell<string>
    readonly lead_time_days: Cell<number>
    readonly min_qty: Cell<number>
    readonly multiple_qty: Cell<number>
    readonly weight_g: Cell<number>
    /** Whole rupiah for one unit of measure, before tax. */
    readonly price: Cell<number>
    readonly values: readonly GivenValue[]
    readonly options: readonly GivenOption[]
  }
}
