import { advisoryLocks, inTransaction, withExclusiveLock, type Db } from '../../platform/index.ts'
import { queueTokensOfNames } from '../synonyms/synonym.store.ts'
import {
  descriptionTokens,
  itemTokens,
  openValueReader,
  productTokens,
  type ReadValue,
} from './item-tokens.ts'
import type { Phrases } from './phrases.ts'
import {
  countProductTokens,
  countTokens,
  findPending,
  findPendingIds,
  replaceTokens,
  writeTokens,
  type TokenRow,
} from './tokens.store.ts'
import { readVocabulary } from './vocabulary.ts'

/** Products whose tokens are written at once. */
const PRODUCTS = 100
/** Products that are put in order at once: the order reads all that wait. */
const ORDERED = 10_000
/** Tokens are counted again where so many of all products changed, and each night. */
const SHARE_TO_COUNT = 0.05

/**
 * Writes the tokens of every product that changed since, a batch of products a transaction. What breaks off is done
 * again; a search meanwhile finds what a product was before. Does nothing while another process is at it. Returns how
 * many products were written.
 */
export const renewTokens = (db: Db): Promise<number> =>
  withExclusiveLock(
    db,
    advisoryLocks.tokens,
    () => writeAll(db),
    () => 0,
  )

/** Counts tokens again and deletes unused ones, unless they are being written: those of a batch have no item yet. */
export const recountTokens = (db: Db): Promise<number> =>
  withExclusiveLock(
    db,
    advisoryLocks.tokens,
    () => countTokens(db).then(() => 0),
    () => 0,
  )

const writeAll = async (db: Db): Promise<number> => {
  let names: OtherNames | undefined
  let written = 0
  let ordered: number[] = []
  for (;;) {
    // Names that change from here on queue their products once more.
    if ((await queueTokensOfNames(db)) || !names) names = await readOtherNames(db)
    const { phrases, readValue } = names
    if (ordered.length === 0) ordered = await findPendingIds(db, ORDERED)
    if (ordered.length === 0) break
    const { products, pending } = await findPending(db, ordered.slice(0, PRODUCTS))
    // Fewer are read where they have very many items.
    ordered = ordered.slice(pending.length || PRODUCTS)
    if (pending.length === 0) continue
    written += pending.length
    const read = products.map((product) => {
      const own = productTokens(product, phrases)
      const items = product.items.map((item) => ({
        item,
        tokens: new Set([...own, ...itemTokens(product, item, phrases, readValue)]),
      }))
      const words = new Set([
        ...items.flatMap(({ tokens }) => [...tokens].filter(isOfProduct)),
        ...descriptionTokens(product),
      ])
      return { product, words, items }
    })
    const ids = await writeTokens(db, [
      ...new Set(
        read.flatMap(({ words, items }) => [...words, ...items.flatMap(({ tokens }) => [...tokens])]),
      ),
    ])
    const findIds = (tokens: ReadonlySet<string>) => [...tokens].flatMap((token) => ids.get(token) ?? [])
    const row = (
      id: number,
      position: number,
      { id: productId, popularity }: (typeof products)[number],
      tokens: ReadonlySet<string>,
    ): TokenRow => ({ id, productId, popularity, position, tokens: findIds(tokens) })
    const settled = await inTransaction(db, (tx) =>
      replaceTokens(
        tx,
        pending,
        read.map(({ product, words }) => row(product.id, 0, product, words)),
        read.flatMap(({ product, items }) =>
          items.map(({ item, tokens }) => row(item.id, item.position, product, tokens)),
        ),
      ),
    )
    // An import holds all of them: they are written when it is through.
    if (settled === 0) break
  }
  // Counts order attempts: they need not follow every single change.
  if (written > 0 && written >= SHARE_TO_COUNT * (await countProductTokens(db))) await countTokens(db)
  return written
}

interface OtherNames {
  readonly phrases: Phrases
  readonly readValue: ReadValue
}

const readOtherNames = async (db: Db): Promise<OtherNames> => {
  const { phrases } = await readVocabulary(db)
  return { phrases, readValue: openValueReader(phrases) }
}

/** Words and names: a search without a figure asks products for them. */
const isOfProduct = (token: string): boolean => /^[onhwpOmkg]:/.test(token)
