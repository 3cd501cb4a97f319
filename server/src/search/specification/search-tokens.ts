import type { Db } from '../../platform/index.ts'
import {
  countByTokens,
  findByTokens,
  MOST_FOUND,
  MOST_RANGES,
  type FoundRow,
  type TokenClause,
} from './find.store.ts'
import {
  completedClause,
  describedClause,
  MOST_PIECES,
  readQuery,
  type Between,
  type Clause,
  type Query,
  type Vocabulary,
} from './read-query.ts'
import {
  findCompletions,
  findNumberAttributes,
  findTokens,
  type NumberAttribute,
  type Token,
} from './tokens.store.ts'

/** What a text finds by its tokens, nearest first. */
export interface FoundByTokens {
  readonly rows: readonly FoundRow[]
  /** Parts of the text that nothing here has, or that nothing has together with the rest. */
  readonly without: readonly string[]
  /** The tokens of each figure in the query. */
  readonly figures: readonly (readonly string[])[]
}

const NOTHING: FoundByTokens = { rows: [], without: [], figures: [] }

/** How a text is looked for. */
export interface TokenSearch {
  /** No part of the text is left out. */
  readonly exact?: boolean
  /** Where more fit than one search takes, those of this category are taken. */
  readonly categoryId?: number | undefined
  /** After this time, by `performance.now()`, the first attempt alone is made. */
  readonly deadline?: number
}

/** A text that is looked for once. */
interface Attempt {
  readonly clauses: readonly Clause[]
  readonly without: readonly string[]
  /** Whether some word has to be of a name or a category, and not of a value alone. */
  readonly isNamed: boolean
  /** Whether descriptions count, which are those of products. */
  readonly isDescribed?: boolean
}

/**
 * Finds items that have every part of a text: words by names, categories and values, figures by attributes. A word that
 * the catalogue lacks may be the beginning of one. Where no item has all parts, names of several words and codes fall into
 * their parts, and words are looked for in descriptions; then one part at a time is left out, figures before words, the
 * rarest first, which the answer tells.
 */
export const searchTokens = async (
  db: Db,
  text: string,
  vocabulary: Vocabulary,
  { exact = false, categoryId, deadline = Infinity }: TokenSearch = {},
): Promise<FoundByTokens> => {
  const { clauses: typed, together } = readQuery(text, vocabulary)
  if (typed.length === 0) return NOTHING
  const known = { ...(await resolve(db, typed, together)), popular: vocabulary.popular ?? [] }
  const completed = await completeWords(db, typed, vocabulary, known)
  const saying = completed.filter(
    (clause) =>
      clause.kind === 'figure' || clause.text.length >= SHORTEST_BEGINNING || isKnown(clause, known),
  )
  const clauses = saying.length > 0 ? saying : completed
  const whole = distinct(
    clauses.flatMap((clause) => (isKnown(clause, known) ? [clause] : (clause.apart ?? [clause]))),
  )
  const unknown = whole.filter((clause) => !isKnown(clause, known)).map((clause) => clause.text)
  const present = whole.filter((clause) => isKnown(clause, known))
  const apart = distinct(
    present.flatMap((clause) => clause.apart?.filter((part) => isKnown(part, known)) ?? [clause]),
  )
  // Words of a name that stand apart may be those of another thing.
  const names = present.flatMap((clause) => (clause.kind === 'word' && clause.apart ? clause.text : []))
  const ofKnown: Attempt[] = [
    { clauses: present, without: unknown, isNamed: true },
    ...(apart.length > present.length
      ? [{ clauses: apart, without: [...unknown, ...names], isNamed: true }]
      : []),
  ]
  const leaving = exact
    ? []
    : leftOut(apart, known).map((left) => ({
        clauses: apart.filter((clause) => !left.includes(clause)),
        without: [...unknown, ...left.map((clause) => clause.text)],
        isNamed: true,
      }))
  const isWhole = unknown.length === 0
  const attempts: Attempt[] = [
    ...(isWhole ? ofKnown : []),
    ...(isWhole ? [{ clauses: present, without: [], isNamed: false }] : []),
    ...describedAttempts(whole, known),
    ...(isWhole || exact ? [] : ofKnown),
    ...leaving,
  ]
  for (const [place, attempt] of attempts.entries()) {
    if (place > 0 && performance.now() > deadline) break
    const rows = attempt.clauses.length > 0 ? await findInCategory(db, attempt, known, categoryId) : []
    if (rows.length > 0) return { rows, without: attempt.without, figures: listFigures(attempt.clauses) }
  }
  return NOTHING
}

/** What an attempt finds; of more than are taken, those of the category. */
const findInCategory = async (
  db: Db,
  attempt: Attempt,
  known: Known,
  categoryId: number | undefined,
): Promise<readonly FoundRow[]> => {
  const rows = await find(db, attempt, known)
  if (rows.length <= MOST_FOUND || categoryId === undefined) return rows
  const ofCategory = await find(db, attempt, known, categoryId)
  return ofCategory.length > 0 ? ofCategory : rows
}

/** How many products have all words of a text by themselves, not by another name, up to a limit; sizes do not count. */
export const countProducts = async (db: Db, text: string, vocabulary: Vocabulary): Promise<number> => {
  const { clauses } = readQuery(text, vocabulary)
  const words = clauses.flatMap((clause) => (clause.kind === 'word' ? (clause.apart ?? [clause]) : []))
  if (words.length === 0) return 0
  const known = await resolve(db, words, [])
  return countByTokens(
    db,
    words.map(({ text: word }) => findIds([`n:${word}`, `h:${word}`, `w:${word}`], known)),
  )
}

/** Words that the catalogue lacks, with the words that begin with them. */
const completeWords = async (
  db: Db,
  clauses: readonly Clause[],
  vocabulary: Vocabulary,
  known: Known,
): Promise<Clause[]> => {
  const begun = clauses.filter(
    (clause) => clause.kind === 'word' && clause.text.length >= SHORTEST_BEGINNING && !isWord(clause, known),
  )
  if (begun.length === 0) return [...clauses]
  const completions = await findCompletions(
    db,
    begun.map(({ text }) => text),
  )
  const completed = new Map(
    begun.map((clause) => [clause, completedClause(clause, completions.get(clause.text), vocabulary)]),
  )
  const tokens = await findTokens(db, [...completed.values()].flatMap(listTokens))
  for (const token of tokens) known.tokens.set(token.token, token)
  return clauses.map((clause) => completed.get(clause) ?? clause)
}

/** Whether the catalogue has it as a word, or another name of it: letters within a part number are none. */
const isWord = ({ choices }: Clause, { tokens }: Known): boolean =>
  choices.some((choice) => choice.tokens.some((token) => !token.startsWith('c:') && tokens.has(token)))

/** A word of fewer letters begins too many others; one that the catalogue lacks says nothing. */
const SHORTEST_BEGINNING = 2

/** Words alone are looked for in descriptions: a size there may be that of another thing. */
const describedAttempts = (clauses: readonly Clause[], known: Known): Attempt[] => {
  const described = clauses.map(describedClause)
  const canBe =
    clauses.every(({ kind }) => kind === 'word') && described.every((clause) => isKnown(clause, known))
  return canBe ? [{ clauses: described, without: [], isNamed: false, isDescribed: true }] : []
}

/** Each clause once, and no more of them than a query has pieces; of ranges as many as a statement may ask. */
const distinct = (clauses: readonly Clause[]): Clause[] => {
  const ranges = clauses.filter(({ between }) => between !== undefined).slice(MOST_RANGES)
  const once = new Map(
    clauses.filter((clause) => !ranges.includes(clause)).map((clause) => [clause.text, clause]),
  )
  return [...once.values()].slice(0, MOST_PIECES)
}

const listFigures = (clauses: readonly Clause[]): string[][] =>
  clauses.flatMap((clause) =>
    clause.kind === 'figure' ? [clause.choices.flatMap(({ tokens }) => tokens)] : [],
  )

interface Known {
  /** The ids of what stands beside each other in the query. */
  readonly together: readonly (readonly number[])[]
  readonly tokens: Map<string, Token>
  /** In their order; none where the query has no range. */
  readonly numbers: readonly NumberAttribute[]
  /** The tokens of which the most popular products have one. */
  readonly popular: readonly number[]
}

/** All tokens of a clause. */
const listTokens = (clause: Clause): string[] => [
  ...(clause.heads ?? []),
  ...(clause.attributes ?? []),
  ...(clause.kind === 'word' ? describedClause(clause) : clause).choices.flatMap(({ tokens }) => tokens),
  ...(clause.apart ?? []).flatMap(listTokens),
]

const findIds = (tokens: readonly string[], known: Known): number[] =>
  tokens.flatMap((token) => known.tokens.get(token)?.id ?? [])

const resolve = async (db: Db, clauses: readonly Clause[], together: Query['together']): Promise<Known> => {
  const isRange = clauses.some(({ between }) => between !== undefined)
  const [tokens, numbers] = await Promise.all([
    findTokens(db, [...new Set([...together.flat(), ...clauses.flatMap(listTokens)])]),
    isRange ? findNumberAttributes(db) : [],
  ])
  return {
    tokens: new Map(tokens.map((token) => [token.token, token])),
    together: together.map((some) => tokens.flatMap(({ id, token }) => (some.includes(token) ? id : []))),
    numbers,
    popular: [],
  }
}

/** The attributes whose numbers a range is about: those that are named, or else all of its unit. */
const findAttributes = ({ dimension, attributes }: Between, { numbers }: Known): NumberAttribute[] => {
  const ofUnit = numbers.filter((one) => dimension === undefined || one.dimension === dimension)
  const named = ofUnit.filter(({ code }) => attributes.includes(code))
  return named.length > 0 ? named : ofUnit
}

const isKnown = (clause: Clause, known: Known): boolean =>
  (clause.between !== undefined && findAttributes(clause.between, known).length > 0) ||
  clause.choices.some((choice) => choice.tokens.some((token) => known.tokens.has(token)))

/** Attempts with a part or two left out; each is a statement. */
const MOST_LEFT_OUT = 12

/**
 * What is left out, attempt by attempt: one part, then two. A code's ending goes first, then figures, then words; of each
 * kind the rarest. A text of one part is found or not.
 */
const leftOut = (clauses: readonly Clause[], { tokens }: Known): (readonly Clause[])[] => {
  const itemsWith = ({ choices }: Clause) =>
    Math.max(...choices.flatMap((choice) => choice.tokens.map((token) => tokens.get(token)?.items ?? 0)), 0)
  const weight = ({ kind, isSuffix }: Clause) => (isSuffix ? 0 : kind === 'figure' ? 1 : 2)
  const inOrder = clauses.toSorted(
    (one, other) => weight(one) - weight(other) || itemsWith(one) - itemsWith(other),
  )
  const pairs = inOrder.flatMap((one, n) => inOrder.slice(n + 1).map((other) => [one, other]))
  return [...inOrder.map((one) => [one]), ...pairs]
    .filter((left) => left.length < clauses.length)
    .slice(0, MOST_LEFT_OUT)
}

const NAMED = /^[hk]:/
/** Words of so few items are looked up in items: a word like a colour distinguishes the items of a product. */
const FEW_ITEMS = 2_000

const find = async (
  db: Db,
  { clauses, isNamed, isDescribed = false }: Attempt,
  known: Known,
  categoryId?: number,
): Promise<FoundRow[]> => {
  const ids = (tokens: readonly string[]) => findIds(tokens, known)
  const tokenClauses = clauses.map(({ choices, between, attributes }): TokenClause => ({
    ids: ids(choices.flatMap(({ tokens }) => tokens)),
    byScore: choices.map(({ tokens, score }) => ({ score, ids: ids(tokens) })),
    ...(attributes && { attributes: ids(attributes), ofAttribute: ids(choices[0]?.tokens ?? []) }),
    // A range that some item has as such is that one.
    ...(between &&
      ids(choices[0]?.tokens ?? []).length === 0 && {
        between: {
          ...between,
          attributes: findAttributes(between, known),
          isAnywhere: between.dimension === undefined && between.attributes.length === 0,
        },
      }),
  }))
  const words = clauses.filter(({ kind, isAttribute }) => kind === 'word' && !isAttribute)
  // Words of values alone make no class of things.
  const named = isNamed
    ? ids(
        words.flatMap(({ choices }) =>
          choices.flatMap(({ tokens }) => tokens.filter((token) => NAMED.test(token))),
        ),
      )
    : []
  const itemsWith = ({ choices }: Clause) => {
    const broadest = choices.flatMap(({ tokens }) => tokens.filter((token) => !token.startsWith('d:')))
    return Math.max(...broadest.map((token) => known.tokens.get(token)?.items ?? 0), 0)
  }
  const isOfItems =
    !isDescribed &&
    clauses.some(
      (clause) => clause.kind === 'figure' || clause.between !== undefined || itemsWith(clause) <= FEW_ITEMS,
    )
  const heads = ids(words.flatMap((clause) => clause.heads ?? []))
  const forward = { named, heads, together: known.together }
  return findByTokens(db, tokenClauses, forward, isOfItems ? 'items' : 'products', categoryId, known.popular)
}
