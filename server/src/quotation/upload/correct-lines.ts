import { jakartaDay } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { findOfferedItems } from '../../catalogue/index.ts'
import { toMemberParty, type MemberScope } from '../../kernel/index.ts'
import { inTransaction, versionConflict, type Db } from '../../platform/index.ts'
import { matchRows, type FindVocabulary } from '../../search/index.ts'
import type { OfferTerms } from '../check-out-cart.ts'
import type { ChangeError } from '../choose-delivery.ts'
import { sumsOfLines } from '../quotation.ts'
import { findQuotation, listLines, lockQuotation } from '../quotation.store.ts'
import { isUnconfirmed, judgeDraft, toNewLine, pickMatch, type StoredVerdict } from './draft-verdicts.ts'
import { deleteDraftLines, listDraftLines, updateDraftLines, type DraftLineRow } from './upload.store.ts'
import { withCosts } from '../write-version.ts'
import { updateQuotation, updateSums } from '../write-quotation.store.ts'

/** A buyer's change of one row; omitted fields keep their value. */
export interface LineChange {
  readonly line_id: number
  readonly part_number?: string | undefined
  readonly quantity?: string | undefined
  /** The chosen item; null to reject all found ones. */
  readonly item_id?: number | null | undefined
  readonly comment?: string | undefined
  readonly is_dropped?: boolean | undefined
}

interface Correction {
  readonly scope: MemberScope
  readonly id: number
  readonly revision: number
  readonly changes: readonly LineChange[]
  /** Whether to confirm the found item of every row that has exactly one. */
  readonly acceptsFound: boolean
  readonly language: Language
  readonly findVocabulary: FindVocabulary
  readonly now: Date
}

/** Why nothing was corrected; `places` are the indexes of the refused changes. */
type CorrectionError =
  | ChangeError
  | { readonly error: 'unknown_line' | 'not_for_sale'; readonly places: readonly number[] }

/**
 * Corrects rows of a draft, all or none, and checks all of its rows again, because rows of one item count together. A changed part
 * number is matched like one of a file.
 */
export const correctLines = async (
  db: Db,
  { unknown_weight_g }: OfferTerms,
  correction: Correction,
): Promise<'done' | CorrectionError> => {
  const { scope, id, revision, changes, acceptsFound, now } = correction
  const quotation = await findQuotation(db, scope, id)
  if (!quotation || quotation.source !== 'upload') return { error: 'not_found' }
  // Runs before the transaction, since a search may take seconds.
  const meanings = await matchTyped(db, correction, await listDraftLines(db, id))
  return inTransaction(db, async (tx) => {
    const locked = await lockQuotation(tx, id, scope.companyId)
    if (!locked) return { error: 'not_found' }
    const conflict = versionConflict(locked, { revision })
    if (conflict) return conflict
    if (locked.state !== 'draft') return { error: 'not_possible_now' }
    const before = await listDraftLines(tx, id)
    const lineAt = new Map(before.map((line) => [line.id, line]))
    const places = findPlaces(changes, ({ line_id }) => !lineAt.has(line_id))
    if (places.length > 0) return { error: 'unknown_line', places }

    const byLine = new Map(changes.map((change) => [change.line_id, change]))
    const left = before.filter((line) => !byLine.get(line.id)?.is_dropped)
    const rows = left.map((line) => {
      const row = corrected(line, byLine.get(line.id), meanings.get(line.id))
      return acceptsFound && isUnconfirmed(row.verdict) ? accepted(row) : row
    })
    const items = await findOfferedItems(
      tx,
      [...new Set(rows.flatMap(({ verdict }) => verdict.item_id ?? []))],
      scope.companyId,
    )
    const refused = findPlaces(changes, (change) => {
      const isChosen = !meanings.has(change.line_id) && choosesItem(change, lineAt.get(change.line_id))
      return isChosen && !change.is_dropped && !items.get(change.item_id ?? 0)?.is_orderable
    })
    if (refused.length > 0) return { error: 'not_for_sale', places: refused }
    const judged = judgeDraft(rows, items)
    const lines = rows.map((row, at) => ({
      ...toNewLine({ ...row, verdict: judged[at] ?? row.verdict }, items, unknown_weight_g),
      id: row.id,
      buyer_comment: row.buyer_comment,
    }))
    const dropped = changes.filter(({ is_dropped }) => is_dropped).map(({ line_id }) => line_id)
    const differing = lines.filter((line, at) => isOther(line, left[at]))
    // The form sends the rows of a page whenever its reader leaves it.
    if (dropped.length === 0 && differing.length === 0) return 'done'
    await deleteDraftLines(tx, dropped)
    await updateDraftLines(tx, await withCosts(tx, differing))
    await updateSums(
      tx,
      id,
      locked.version,
      sumsOfLines(await listLines(tx, id, locked.version), locked.tax_percent),
    )
    await updateQuotation(tx, id, {}, now)
    return 'done'
  })
}

const findPlaces = (changes: readonly LineChange[], isWrong: (change: LineChange) => boolean): number[] =>
  changes.flatMap((change, place) => (isWrong(change) ? [place] : []))

/** The matches of changed part numbers, by their lines. */
const matchTyped = async (
  db: Db,
  { scope, changes, language, findVocabulary, now }: Correction,
  lines: readonly DraftLineRow[],
): Promise<Map<number, StoredVerdict>> => {
  const texts = new Map(lines.map(({ id, requested_text }) => [id, requested_text]))
  const typed = changes.flatMap(({ line_id, part_number, is_dropped }) =>
    part_number === undefined || is_dropped || part_number === texts.get(line_id)
      ? []
      : [{ line_id, part_number, quantity: '' }],
  )
  if (typed.length === 0) return new Map()
  const reader = { db, scope, party: toMemberParty(scope), day: jakartaDay(now), findVocabulary }
  const { rows } = await matchRows(reader, typed, language)
  return new Map(typed.map(({ line_id }, at) => [line_id, rows[at] ?? { verdict: 'not_found' }]))
}

/** A changed row before it is checked. */
const corrected = (
  line: DraftLineRow,
  change: LineChange | undefined,
  meaning: StoredVerdict | undefined,
): DraftLineRow => {
  if (!change) return line
  const { part_number, quantity, item_id, comment } = change
  const changed = {
    ...line,
    requested_quantity: quantity ?? line.requested_quantity,
    buyer_comment: comment ?? line.buyer_comment,
  }
  if (meaning)
    return {
      ...changed,
      requested_text: part_number ?? '',
      verdict: { ...pickMatch(meaning), verdict: meaning.verdict },
    }
  if (item_id === null) return { ...changed, verdict: { verdict: 'not_found' } }
  if (item_id === undefined || !choosesItem(change, line)) return changed
  return accepted({ ...changed, verdict: { ...line.verdict, item_id } })
}

/** Whether a change chooses another item, or confirms the found one. */
const choosesItem = ({ item_id }: LineChange, line: DraftLineRow | undefined): boolean =>
  typeof item_id === 'number' && (item_id !== line?.verdict.item_id || line.verdict.found_by === 'search')

/** A row whose item its buyer has confirmed. */
const accepted = (line: DraftLineRow): DraftLineRow => {
  const { match: _, ...verdict } = line.verdict
  return { ...line, verdict: { ...verdict, found_by: 'choice' } }
}

/** Whether a line differs from the stored one. */
const isOther = (
  line: Pick<DraftLineRow, 'requested_text' | 'requested_quantity' | 'buyer_comment' | 'verdict'>,
  before: DraftLineRow | undefined,
): boolean => serializeRow(line) !== (before && serializeRow(before))

const serializeRow = ({
  requested_text,
  requested_quantity,
  buyer_comment,
  verdict,
}: Pick<DraftLineRow, 'requested_text' | 'requested_quantity' | 'buyer_comment' | 'verdict'>): string =>
  JSON.stringify([
    requested_text,
    requested_quantity,
    buyer_comment,
    Object.entries(verdict).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ])
