import type { HeaderRecord, VariantRecord } from '@pasok/contract'
import { languages } from '@pasok/words'
import { readCards } from './cards.ts'
import { distinctVisits } from './distinct-visits.ts'
import type { Kind } from './kind.ts'
import { VISITS } from './visit.ts'

const PAGE_SIZE = 20

/** What a product's page asks for: the product and the first twenty of its items. */
export const products: Kind = {
  name: 'Product with 20 items',
  unit: 'products',
  calls: ['product with its items'],
  targetMs: 1.5,
  targetPerSecond: 1500,
  choose: async (ask) => {
    const cards = await readCards(ask, 'en')
    const large = cards.flatMap((card) => (card.is_header && card.item_count >= PAGE_SIZE ? [card.id] : []))
    const pages = large.flatMap((id) => languages.map((language) => ({ id, language })))
    const step = Math.max(1, pages.length / VISITS)
    return distinctVisits((n) => {
      const { id, language } = pages[Math.floor(n * step)] ?? {}
      if (id === undefined || language === undefined) return undefined
      return [{ path: `/api/v2/product/header/${id}?items=${PAGE_SIZE}`, language }]
    })
  },
  isRight: ([product]) => {
    const { record } = product as { record: HeaderRecord & { items?: readonly VariantRecord[] } }
    return record.item_count >= PAGE_SIZE && record.items?.length === PAGE_SIZE
  },
  fewestRight: 1,
}
