import { search, type SuggestedCategory, type Suggestion } from '@pasok/contract'
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
  /** Parts of the text that nothing has together with the rest: the products are without them. */
  readonly left_out?: readonly string[] | undefined
}

/** After this time a message says that there are no suggestions now. */
const TIMEOUT_MS = 8_000
/** How many answers are cached, for deleted characters. */
const MOST_CACHED = 50
const CACHED_MS = 60_000

/** Of one language: another one's page is another document. */
const cached = new Map<string, { readonly answer: Suggested; readonly until: number }>()
const buildKey = (text: string, category: number | undefined) => `${category ?? ''} ${text}`

/** The answer to a text that was asked a moment ago. */
export const knownSuggestions = (text: string, category: number | undefined): Suggested | undefined => {
  const known = cached.get(buildKey(text, category))
  return known && known.until > Date.now() ? known.answer : undefined
}

/** Asks what a text may mean, in a category where one is given. Throws where no answer comes. */
export const askSuggestions = async (
  text: string,
  category: number | undefined,
  signal: AbortSignal,
): Promise<Suggested> => {
  const answer = await askApi(
    search.suggest,
    {
      query: {
        query: text,
        limit: String(MOST_SUGGESTED),
        ...(category !== undefined && { category: String(category) }),
      },
    },
    AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  )
  for (const oldest of cached.keys()) {
    if (cached.size < MOST_CACHED) break
    cached.delete(oldest)
  }
  cached.set(buildKey(text, category), { answer, until: Date.now() + CACHED_MS })
  return answer
}
