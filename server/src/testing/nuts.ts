import type { Cells } from './import-text.ts'

/** Beside the fixture's bolts: nuts of two materials, one of which has an Indonesian name only. */
export const nuts: readonly Cells[] = [
  { sku: 'N-8', thread: 'M8', length: '6.5', material_en: 'Steel', material_id: 'Baja' },
  { sku: 'N-10', thread: 'M10', length: '8', material_id: 'Kuningan' },
].map((row) => ({
  ...row,
  product: 'NUT',
  name_en: 'Hex nut',
  category_en: 'Fasteners > Nuts',
  brand: 'Zeta & Sons',
  popularity: '49',
}))
