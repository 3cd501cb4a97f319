import type { Db } from '../../platform/index.ts'
import { findByTokens, type AskedClause, type FoundRow } from './find.store.ts'
import { readQuery, type Clause, type Vocabulary } from './read-query.ts'
import { findTokens, findUnitAttributes, type Token } from './tokens.store.ts'

/** What a text finds by its tokens, nearest first. */
export interface FoundByTokens {
  readonly rows: readonly FoundRow[]
  /** Parts of the text that nothing here has, or that nothing has together with the rest. */
  readonly without: readonly string[]
  /** The tokens of each figure that was asked for. */
  readonly figures: readonly (readonly string[])[]
}

const NOTHING: FoundByTokens = { rows: [], without: [], figures: [] }

/**
 * Finds items that have every part of a text: words by names, categories and values, figures by attributes. Where none
 * has all of them, names of several words and codes fall into their parts; then one part at a time is left out, figures
 * before words, the rarest first, which the answer tells.
 */
export const searchTokens = async (db: Db, text: string, vocabulary: Vocabulary): Promise<FoundByTokens> => {
  const clauses = readQuery(text, vocabulary)
  if (clauses.length === 0) return NOTHING
  const known = await resolve(db, clauses)
  const whole = clauses.flatMap((clause) => (isKnown(clause, known) ? [clause] : (clause.apart ?? [clause])))
  const unknown = whole.filter((clause) => !isKnown(clause, known))
  const asked = whole.filter((clause) => isKnown(clause, known))
  const told = unknown.map((clause) => clause.text)
  if (asked.length === 0) return NOTHING
  const rows = await find(db, asked, known)
  if (rows.length > 0) return { rows, without: told, figures: figuresOf(asked) }
  const apart = asked.flatMap((clause) => clause.apart?.filter((part) => isKnown(part, known)) ?? [clause])
  if (apart.length > asked.length) {
    const found = await find(db, apart, known)
    // Their words stand apart there: it may be another thing.
    const names = asked.flatMap((clause) => (clause.kind === 'word' && clause.apart ? clause.text : []))
    if (found.length > 0) return { rows: found, without: [...told, ...names], figures: figuresOf(apart) }
  }
  for (const left of leftOut(apart, known)) {
    const rest = apart.filter((clause) => clause !== left)
    const found = await find(db, rest, known)
    if (found.length > 0) return { rows: found, without: [...told, left.text], figures: figuresOf(rest) }
  }
  return NOTHING
}

const figuresOf = (clauses: readonly Clause[]): string[][] =>
  clauses.flatMap((clause) =>
    clause.kind === 'figure' ? [clause.choices.flatMap(({ tokens }) => tokens)] : [],
  )

interface Known {
  readonly tokens: ReadonlyMap<string, Token>
  readonly units: ReadonlyMap<
    string,
    { readonly attributeIds: readonly number[]; readonly factors: readonly number[] }
  >
}

const tokensOf = ({ choices, heads = [], apart = [] }: Clause): string[] => [
  ...heads,
  ...choices.flatMap(({ tokens }) => tokens),
  ...apart.flatMap(tokensOf),
]

const resolve = async (db: Db, clauses: readonly Clause[]): Promise<Known> => {
  const isRange = clauses.some(({ between }) => between !== undefined)
  const [tokens, units] = await Promise.all([
    findTokens(db, [...new Set(clauses.flatMap(tokensOf))]),
    isRange ? findUnitAttributes(db) : new Map(),
  ])
  return { tokens: new Map(tokens.map((token) => [token.token, token])), units }
}

const isKnown = (clause: Clause, { tokens, units }: Known): boolean =>
  (clause.between !== undefined && units.has(clause.between.dimension)) ||
  clause.choices.some((choice) => choice.tokens.some((token) => tokens.has(token)))

/** In which order parts are left out: figures before words, the rarest first; a text of one part is found or not. */
const leftOut = (clauses: readonly Clause[], { tokens }: Known): Clause[] => {
  if (clauses.length < 2) return []
  const itemsWith = ({ choices }: Clause) =>
    Math.max(...choices.flatMap((choice) => choice.tokens.map((token) => tokens.get(token)?.items ?? 0)), 0)
  return clauses.toSorted(
    (one, other) =>
      Number(one.kind === 'word') - Number(other.kind === 'word') || itemsWith(one) - itemsWith(other),
  )
}

const NAMED = /^[hk]:/
/** Words that so few items have are asked of items: which of a product's it is says a word like its colour. */
const FEW_ITEMS = 2_000

const find = async (db: Db, clauses: readonly Clause[], known: Known): Promise<FoundRow[]> => {
  const idsOf = (tokens: readonly string[]) => tokens.flatMap((token) => known.tokens.get(token)?.id ?? [])
  const asked = clauses.map(({ choices, between }): AskedClause => ({
    ids: idsOf(choices.flatMap(({ tokens }) => tokens)),
    byScore: choices.map(({ tokens, score }) => ({ score, ids: idsOf(tokens) })),
    ...(between && {
      between: { ...(known.units.get(between.dimension) ?? { attributeIds: [], factors: [] }), ...between },
    }),
  }))
  // Some word names a thing: words of values alone make no class of things.
  const words = clauses.filter(({ kind, isAttribute }) => kind === 'word' && !isAttribute)
  const named = idsOf(
    words.flatMap(({ choices }) =>
      choices.flatMap(({ tokens }) => tokens.filter((token) => NAMED.test(token))),
    ),
  )
  const itemsWith = ({ choices }: Clause) => {
    const broadest = choices.at(-1)?.tokens ?? []
    return Math.max(...broadest.map((token) => known.tokens.get(token)?.items ?? 0), 0)
  }
  const isOfItems = clauses.some(
    (clause) => clause.kind === 'figure' || clause.between !== undefined || itemsWith(clause) <= FEW_ITEMS,
  )
  const heads = idsOf(words.flatMap((clause) => clause.heads ?? []))
  return findByTokens(
    db,
    asked,
    { named: named.length > 0 ? named : undefined, heads },
    isOfItems ? 'items' : 'products',
  )
}
