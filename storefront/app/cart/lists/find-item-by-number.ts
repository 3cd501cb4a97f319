import { search, type Call, type ItemCard } from '@pasok/contract'

/** The one item of a part number, as people type it, also of one that it replaces; or those that it may mean. */
export const findItemByNumber = async (call: Call, typed: string): Promise<ItemCard[]> => {
  if (typed.trim() === '') return []
  const { body } = await call(search.searchSite, { query: { keyword: typed, exact: 'true', limit: '5' } })
  if (!('data' in body)) return []
  const items = body.data.products.records.filter((card) => !card.is_header)
  const named = items.filter(({ sku_number }) => sku_number.toLowerCase() === typed.trim().toLowerCase())
  return named.length > 0 ? named : items
}
