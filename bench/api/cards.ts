import type { Card } from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { Ask } from './ask.ts'

/** The largest page there is, and how many of them a list shows at most. */
const LARGEST_PAGE = 100
const DEEPEST_PAGE = 100

/** The products that the listing shows, as deep as it goes: every page, or a given number spread over its whole length. */
export const readCards = async (
  ask: Ask,
  language: Language,
  mostPages: number = DEEPEST_PAGE,
): Promise<Card[]> => {
  const page = (number: number) =>
    ask<{ records: Card[]; total: number }>({
      path: `/api/v2/product/header?per_page=${LARGEST_PAGE}&page=${number}`,
      language,
    })
  const { total } = await page(1)
  const pages = Math.min(DEEPEST_PAGE, Math.ceil(total / LARGEST_PAGE))
  const step = Math.max(1, pages / mostPages)
  const cards: Card[] = []
  for (let at = 0; at < pages; at += step) cards.push(...(await page(1 + Math.floor(at))).records)
  return cards
}
