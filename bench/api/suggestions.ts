import type { BrandRecord, SuggestedCategory, Suggestion, VariantRecord } from '@pasok/contract'
import { languages, type Language } from '@pasok/words'
import { drawn, drawnFrom } from '../drawn.ts'
import type { Ask } from './ask.ts'
import { readCards } from './cards.ts'
import { distinctVisits } from './distinct-visits.ts'
import type { Kind } from './kind.ts'
import { wordsOfNames } from './words.ts'

const SHORTEST_WORD = 4
const LEAST_TYPED = 3
/** Products whose part numbers are typed. */
const NUMBERED = 60
/** Of five texts one is a part number. */
const EVERY = 5

/** The search box's requests while a word of a product's name, or a part number, is typed. */
export const suggestions: Kind = {
  name: 'Suggestions',
  unit: 'suggestions',
  calls: ['suggestions'],
  targetMs: 2,
  targetPerSecond: 1200,
  choose: async (ask) => {
    const words = {
      en: await longWords(ask, 'en'),
      id: await longWords(ask, 'id'),
    }
    const numbers = await partNumbers(ask)
    return distinctVisits((n) => {
      const language = drawnFrom(languages, `suggestion ${n} language`)
      const whole = drawnFrom(n % EVERY === 0 ? numbers : words[language], `suggestion ${n} text`)
      const typed = LEAST_TYPED + Math.floor(drawn(`suggestion ${n} typed`) * (whole.length - LEAST_TYPED))
      const query = new URLSearchParams({ query: whole.slice(0, typed) })
      return [{ path: `/api/v2/website/suggestions?${query.toString()}`, language }]
    })
  },
  isRight: ([answer]) => {
    const { productsData, product_brands, categories } = answer as {
      productsData: readonly Suggestion[]
      product_brands: readonly BrandRecord[]
      categories: readonly SuggestedCategory[]
    }
    return productsData.length + product_brands.length + categories.length > 0
  },
  fewestRight: 0.95,
}

/** As often as names have them. */
const longWords = async (ask: Ask, language: Language): Promise<string[]> =>
  (await wordsOfNames(ask, language)).flat().filter(({ length }) => length >= SHORTEST_WORD)

const partNumbers = async (ask: Ask): Promise<string[]> => {
  const cards = await readCards(ask, 'en')
  const numbers: string[] = []
  for (let i = 0; i < NUMBERED; i++) {
    const card = drawnFrom(cards, `part numbers ${i}`)
    const path = `/api/v2/product/header/${card.id}/item?per_page=20`
    const { records } = await ask<{ records: VariantRecord[] }>({ path, language: 'en' })
    numbers.push(...records.map(({ sku_number }) => sku_number).filter(({ length }) => length > LEAST_TYPED))
  }
  return numbers
}
