import type { Db } from '../../platform/index.ts'
import { cleanHtml } from '../read/clean-html.ts'
import { differs } from './differs.ts'
import type { Field } from '../read/fields.ts'
import { mergeText } from './merge.ts'
import type { Bilingual, GivenTab, ImportRow } from '../read/row.ts'
import { findTabs, removeTabs, setTabs, tabKey, type TabWrite } from './tab.store.ts'

interface WantedTab {
  readonly row: ImportRow
  readonly productId: number
  readonly tab: GivenTab
}

/**
 * Writes the tabs of rows, with cleaned HTML; a tab with neither title nor text is deleted. Returns the products whose
 * tabs changed.
 */
export const writeTabs = async (
  tx: Db,
  rows: readonly ImportRow[],
  products: ReadonlyMap<string, { id: number }>,
  refuseIncomplete: (row: ImportRow, field: Field) => void,
): Promise<number[]> => {
  const wanted = rows.flatMap((row): WantedTab[] => {
    const productId = products.get(row.product.code)?.id
    return productId === undefined ? [] : row.product.tabs.map((tab) => ({ row, productId, tab }))
  })
  if (wanted.length === 0) return []
  const stored = await findTabs(tx, [...new Set(wanted.map(({ productId }) => productId))])
  const merged = new Map<string, TabWrite | undefined>()
  for (const { row, productId, tab } of wanted) {
    const key = tabKey(productId, tab.position)
    const before = merged.has(key) ? merged.get(key) : stored.get(key)
    const after = mergeTab(productId, tab, before)
    if (after === 'incomplete') refuseIncomplete(row, `tab_${(tab.position + 1) as 1}_title_en`)
    else merged.set(key, after)
  }
  const changed = [...merged].flatMap(([key, tab]) => {
    const before = stored.get(key)
    return tab && !(before && !differs(before, tab)) ? [tab] : []
  })
  const removed = [...merged].flatMap(([key, tab]) => (tab ? [] : (stored.get(key) ?? [])))
  await setTabs(tx, changed)
  await removeTabs(tx, removed)
  return [...changed, ...removed].map(({ product_id }) => product_id)
}

const mergeTab = (
  product_id: number,
  { position, title, html }: GivenTab,
  before: TabWrite | undefined,
): TabWrite | 'incomplete' | undefined => {
  const filled = before?.filled ?? []
  const names = mergeText('title', title, before && { en: before.title_en, id: before.title_id }, filled)
  const texts = mergeText(
    'html',
    cleanTexts(html),
    before && { en: before.html_en, id: before.html_id },
    filled,
  )
  if (!names && !texts) return undefined
  if (!names || !texts) return 'incomplete'
  return {
    product_id,
    position,
    title_en: names.en,
    title_id: names.id,
    html_en: texts.en,
    html_id: texts.id,
    filled: [...names.filled, ...texts.filled],
  }
}

/** A text that is empty after cleaning counts as none. */
const cleanTexts = (texts: Bilingual): Bilingual => ({
  ...('en' in texts && { en: (texts.en && cleanHtml(texts.en)) || null }),
  ...('id' in texts && { id: (texts.id && cleanHtml(texts.id)) || null }),
})
