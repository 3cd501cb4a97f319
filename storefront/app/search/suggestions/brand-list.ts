import { catalogue } from '@pasok/contract'
import { askApi } from '../../api-client/ask-api.ts'
import { BRAND_PAGES } from '../../constants.ts'
import type { Brand } from './brands-like.ts'

const STORED_AS = 'pasok.brands'
const FRESH_MS = 24 * 60 * 60 * 1000
const PAGE_SIZE = 100
const TIMEOUT_MS = 20_000

let loading: Promise<readonly Brand[]> | undefined

/**
 * The brands, from this browser's own storage where they were stored within a day, else from the API: its first five
 * pages. Without any where the API does not answer; the next page of the shop that needs them tries again.
 */
export const brandList = (): Promise<readonly Brand[]> => {
  loading ??= Promise.resolve(stored() ?? load()).catch(() => {
    loading = undefined
    return []
  })
  return loading
}

const load = async (): Promise<readonly Brand[]> => {
  const brands: Brand[] = []
  for (let page = 1, total = 1; page <= BRAND_PAGES && brands.length < total; page++) {
    const answer = await askApi(
      catalogue.listBrands,
      { query: { page: String(page), limit: String(PAGE_SIZE) } },
      AbortSignal.timeout(TIMEOUT_MS),
    )
    if (answer.records.length === 0) break
    brands.push(...answer.records.map(({ id, name }) => ({ id, name })))
    total = answer.total
  }
  store(brands)
  return brands
}

const store = (brands: readonly Brand[]): void => {
  try {
    localStorage.setItem(STORED_AS, JSON.stringify({ at: Date.now(), brands }))
  } catch {
    // Refused or full: the list lives as long as the page.
  }
}

const stored = (): readonly Brand[] | undefined => {
  try {
    const { at, brands } = JSON.parse(localStorage.getItem(STORED_AS) ?? '{}') as Stored
    const age = Date.now() - Number(at)
    return age >= 0 && age < FRESH_MS && Array.isArray(brands) && brands.every(isBrand) ? brands : undefined
  } catch {
    return undefined
  }
}

/** Anything may stand in a browser's storage. */
interface Stored {
  readonly at?: unknown
  readonly brands?: unknown
}

const isBrand = (value: unknown): value is Brand => {
  const { id, name } = (value ?? {}) as Partial<Brand>
  return Number.isInteger(id) && typeof name === 'string'
}
