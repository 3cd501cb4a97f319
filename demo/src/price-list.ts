/** A price of its own, or hundredths of a per cent off the list price. */
type Cut = { readonly price: number } | { readonly discount_bp: number }

/** What a rule holds for: a part number, an English category with all below it, or a brand. */
type Target = { readonly sku: string } | { readonly category: string } | { readonly brand: string }

/** A rule of a demo company's price list. */
export interface PriceRule {
  readonly target: Target
  readonly cut: Cut
  readonly is_final?: true
  readonly breaks?: readonly (Cut & { readonly from_quantity: number })[]
}

/** What an agreement of a workshop with its supplier may say: two categories, a brand, and some parts bought often. */
export const priceList: readonly PriceRule[] = [
  { target: { category: 'Bearings' }, cut: { discount_bp: 500 } },
  { target: { category: 'Bolts & screws' }, cut: { discount_bp: 500 } },
  { target: { brand: 'Voltaraga' }, cut: { discount_bp: 800 } },
  {
    target: { sku: '6201' },
    cut: { price: 16_500 },
    breaks: [
      { from_quantity: 10, price: 16_000 },
      { from_quantity: 50, price: 15_000 },
    ],
  },
  { target: { sku: 'VC3-09-M7' }, cut: { price: 195_000 }, breaks: [{ from_quantity: 5, price: 189_000 }] },
  {
    target: { sku: 'GR-EP2-400' },
    cut: { price: 56_000 },
    breaks: [{ from_quantity: 24, discount_bp: 1_500 }],
  },
  { target: { sku: 'SH-ABS-WH' }, cut: { price: 74_000 }, is_final: true },
]
