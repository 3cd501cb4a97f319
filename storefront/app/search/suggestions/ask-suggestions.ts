import type { catalogue, SuggestedCategory, Suggestion } from '@pasok/contract'
import { askApi } from '../../api-client/ask-api.ts'
import { MOST_SUGGESTED } from '../../constants.ts'
import type { Brand } from './brands-like.ts'

/** What a text may mean, as the API says it. */
export interface Suggested {
  readonly productsData: readonly Suggestion[]
  readonly product_brands: readonly Brand[]
  readonly categories: readonly SuggestedCategory[]
  /** Names in the text that the shop has nothing of; the products fit the rest of it. */
  readonly not_stocked?: readonly string[] | undefined
}

/** Who waits longer is told that there are no suggestions now. */
const PATIENCE_MS = 8_000
/** Of answers already given so many are kept, for who takes a letter back. */
const MOST_KEPT = 50
const KEPT_MS = 60_000

/** Of one language: another one's page is another document. */
const kept = new Map<string, { readonly answer: Suggested; readonly until: number }>()
const keyOf = (text: string, category: number | undefined) => `${category ?? ''} ${text}`

/** The answer to a text that was asked a moment ago. */
export const knownSuggestions = (text: string, category: number | undefined): Suggested | undefined => {
  const known = kept.get(keyOf(text, category))
  return known && known.until > Date.now() ? known.answer : undefined
}

/** Asks what a text may mean, in a category where one is given. Throws where no answer comes. */
export const askSuggestions = async (
  text: string,
  category: number | undefined,
  signal: AbortSignal,
): Promise<Suggested> => {
  const answer = await askApi<typeof catalogue.suggest>(
    '/v2/website/suggestions',
    {
      query: {
        query: text,
        limit: String(MOST_SUGGESTED),
        ...(category !== undefined && { category: String(category) }),
      },
    },
    AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
  )
  for (const oldest of kept.keys()) {
    if (kept.size < MOST_KEPT) break
    kept.delete(oldest)
  }
  kept.set(keyOf(text, category), { answer, until: Date.now() + KEPT_MS })
  return answer
}
