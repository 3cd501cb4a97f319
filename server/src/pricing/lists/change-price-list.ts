import { MOST_PRICE_RULES, type SentPriceRule } from '@pasok/contract'
import type { FieldErrorCode } from '@pasok/words'
import {
  inTransaction,
  versionConflict,
  writeAudit,
  type ChangeContext,
  type Db,
  type VersionConflict,
} from '../../platform/index.ts'
import { insertRules, updateRule, type PriceRuleWrite } from '../company-rules.store.ts'
import {
  countRules,
  deleteAssignment,
  deleteRules,
  findAllRules,
  findCompanyName,
  findRuleOf,
  insertAssignment,
  insertPriceList,
  lockPriceList,
  updatePriceList,
  type PriceListFields,
  type PriceRuleRow,
} from './price-list.store.ts'
import { resolveRules } from './resolve-rules.ts'

type Errors = Readonly<Record<string, FieldErrorCode>>
type List = NonNullable<Awaited<ReturnType<typeof lockPriceList>>>

/** Why a price list was not changed. */
export type Unchanged =
  | VersionConflict<List>
  | { readonly error: 'not_found' }
  | { readonly error: 'invalid'; readonly errors: Errors }

/** The list that is changed, with the version that was seen. */
export interface Seen {
  readonly id: number
  readonly version: number
}

type Action =
  | 'add-list'
  | 'change-list'
  | 'assign-list'
  | 'unassign-list'
  | 'add-rule'
  | 'change-rule'
  | 'remove-rule'
  | 'upload-rules'

const recordAction = (
  tx: Db,
  { who, now, requestId }: ChangeContext,
  id: number,
  action: Action,
  details: Readonly<Record<string, unknown>>,
): Promise<void> =>
  writeAudit(tx, {
    at: now,
    who,
    action: `pricing.${action}`,
    subject: 'price_list',
    subjectId: id,
    details,
    requestId,
  })

const invalid = (errors: Errors) => ({ error: 'invalid', errors }) as const

const periodErrors = ({ starts_on, ends_on }: PriceListFields): Errors =>
  starts_on !== null && ends_on !== null && ends_on < starts_on ? { ends_on: 'period_reversed' } : {}

/** Adds a price list in the caller's transaction; returns its id. */
export const addPriceList = async (
  tx: Db,
  by: ChangeContext,
  fields: PriceListFields,
): Promise<number | { readonly error: 'invalid'; readonly errors: Errors }> => {
  const errors = periodErrors(fields)
  if (Object.keys(errors).length > 0) return invalid(errors)
  const id = await insertPriceList(tx, fields, by.now)
  await recordAction(tx, by, id, 'add-list', { ...fields })
  return id
}

/** Changes a list under its lock; the change returns 'done', or why it was not made. */
const changeList = (
  db: Db,
  seen: { readonly id: number; readonly version?: number },
  change: (tx: Db, list: List) => Promise<'done' | Unchanged>,
): Promise<'done' | Unchanged> =>
  inTransaction(db, async (tx) => {
    const list = await lockPriceList(tx, seen.id)
    if (!list) return { error: 'not_found' }
    return versionConflict(list, { version: seen.version }) ?? change(tx, list)
  })

/** Changes what a price list says of itself. */
export const changePriceList = (
  db: Db,
  by: ChangeContext,
  seen: Seen,
  fields: PriceListFields,
): Promise<'done' | Unchanged> =>
  changeList(db, seen, async (tx, list) => {
    const errors = periodErrors(fields)
    if (Object.keys(errors).length > 0) return invalid(errors)
    const changed = Object.entries(fields).flatMap(([field, to]) => {
      const from = list[field as keyof PriceListFields]
      return from === to ? [] : [[field, [from, to]] as const]
    })
    if (changed.length === 0) return 'done'
    await updatePriceList(tx, list.id, by.now, fields)
    await recordAction(tx, by, list.id, 'change-list', { changed: Object.fromEntries(changed) })
    return 'done'
  })

/** Says whether a price list holds for a company. Safe to repeat. */
export const assignPriceList = (
  db: Db,
  by: ChangeContext,
  id: number,
  { companyId, isAssigned }: { readonly companyId: number; readonly isAssigned: boolean },
): Promise<'done' | Unchanged> =>
  changeList(db, { id }, async (tx) => {
    const company = await findCompanyName(tx, companyId)
    if (company === undefined) return { error: 'not_found' }
    const set = isAssigned ? insertAssignment : deleteAssignment
    if (!(await set(tx, id, companyId))) return 'done'
    await updatePriceList(tx, id, by.now)
    const action = isAssigned ? 'assign-list' : 'unassign-list'
    await recordAction(tx, by, id, action, { company_id: companyId, company })
    return 'done'
  })

/** A rule as the audit log has it. */
const toDetails = (rule: SentPriceRule) =>
  Object.fromEntries(Object.entries(rule).filter(([, value]) => value !== undefined && value !== null))

/** Adds a rule to a list. */
export const addRule = (
  db: Db,
  by: ChangeContext,
  seen: Seen,
  sent: SentPriceRule,
): Promise<'done' | Unchanged> =>
  changeList(db, seen, async (tx, { id }) => {
    const [resolved] = await resolveRules(tx, [sent])
    if (!resolved) throw new Error('a rule was not resolved')
    if ('errors' in resolved) return invalid(resolved.errors)
    if ((await countRules(tx, id)) >= MOST_PRICE_RULES) return invalid({ of: 'too_many_rules' })
    await insertRules(tx, id, [resolved.rule])
    await updatePriceList(tx, id, by.now)
    await recordAction(tx, by, id, 'add-rule', { rule: toDetails(sent) })
    return 'done'
  })

/** Replaces what a rule of a list says; it keeps its id. */
export const changeRule = (
  db: Db,
  by: ChangeContext,
  { ruleId, ...seen }: Seen & { readonly ruleId: number },
  sent: SentPriceRule,
): Promise<'done' | Unchanged> =>
  changeList(db, seen, async (tx, { id }) => {
    const before = await findRuleOf(tx, id, ruleId)
    if (!before) return { error: 'not_found' }
    const [resolved] = await resolveRules(tx, [sent])
    if (!resolved) throw new Error('a rule was not resolved')
    if ('errors' in resolved) return invalid(resolved.errors)
    await updateRule(tx, ruleId, resolved.rule)
    await updatePriceList(tx, id, by.now)
    await recordAction(tx, by, id, 'change-rule', { from: describeRule(before), to: toDetails(sent) })
    return 'done'
  })

/** Removes a rule of a list. */
export const removeRule = (
  db: Db,
  by: ChangeContext,
  { ruleId, ...seen }: Seen & { readonly ruleId: number },
): Promise<'done' | Unchanged> =>
  changeList(db, seen, async (tx, { id }) => {
    const before = await findRuleOf(tx, id, ruleId)
    if (!before) return { error: 'not_found' }
    await deleteRules(tx, id, [ruleId])
    await updatePriceList(tx, id, by.now)
    await recordAction(tx, by, id, 'remove-rule', { rule: describeRule(before) })
    return 'done'
  })

const describeRule = ({ target, sku, of_name, price, discount_bp, is_final }: PriceRuleRow) => ({
  target,
  of: sku ?? of_name,
  ...(price === null ? { discount_percent: (discount_bp ?? 0) / 100 } : { price }),
  is_final,
})

type Target = Partial<Record<'item_id' | 'category_id' | 'brand_id', number>>

/** What a rule is for, and when, as text: a rule of a file changes the stored one that has the same. */
const toPlace = (rule: PriceRuleWrite): string => {
  const { item_id, category_id, brand_id } = rule as Target
  const { starts_on, ends_on } = rule
  return JSON.stringify([item_id ?? 0, category_id ?? 0, brand_id ?? 0, starts_on ?? null, ends_on ?? null])
}

/** A rule as text: equal rules have the same. */
const toKey = (rule: PriceRuleWrite): string => {
  const { price, discount_bp, is_final, breaks = [] } = rule as PriceRuleWrite & Partial<PriceRuleRow>
  const cuts = breaks as readonly {
    from_quantity: number
    price?: number | null
    discount_bp?: number | null
  }[]
  return JSON.stringify([
    toPlace(rule),
    price ?? null,
    discount_bp ?? null,
    is_final ?? false,
    cuts.map((one) => [one.from_quantity, one.price ?? null, one.discount_bp ?? null]),
  ])
}

const asWritten = (row: PriceRuleRow): PriceRuleWrite =>
  ({ ...row, [`${row.target}_id`]: row.of_id }) as unknown as PriceRuleWrite

/** A rule of a file with its row. */
export interface RuleInRow {
  readonly row: number
  readonly rule: SentPriceRule
}

/** The rules of a file, and whether rules that it lacks are removed. */
interface RulesOfFile {
  readonly rows: readonly RuleInRow[]
  readonly removesOthers: boolean
}

/**
 * Writes the rules of a file into a list: a rule for the same goods and period is changed and keeps its id, others are added.
 * Errors are named `rows.5.price`; with any, nothing is written. The same file again changes nothing.
 */
export const writeRulesOfFile = (
  db: Db,
  by: ChangeContext,
  seen: Seen,
  { rows, removesOthers }: RulesOfFile,
): Promise<'done' | Unchanged> =>
  changeList(db, seen, async (tx, { id }) => {
    const resolved = await resolveRules(
      tx,
      rows.map(({ rule }) => rule),
    )
    const errors: Record<string, FieldErrorCode> = {}
    const sent = new Map<string, PriceRuleWrite>()
    for (const [at, one] of resolved.entries()) {
      const row = rows[at]?.row ?? 0
      if ('errors' in one)
        for (const [field, code] of Object.entries(one.errors))
          errors[`rows.${row}.${field.startsWith('breaks.') ? 'breaks' : field}`] = code
      else if (sent.has(toKey(one.rule))) errors[`rows.${row}.of`] = 'rule_twice'
      else sent.set(toKey(one.rule), one.rule)
    }
    if (Object.keys(errors).length > 0) return invalid(errors)

    const stored = (await findAllRules(tx, id, 'en')).map((row) => ({ id: row.id, rule: asWritten(row) }))
    const same = new Set(stored.map(({ rule }) => toKey(rule)))
    const others = Map.groupBy(
      stored.filter(({ rule }) => !sent.has(toKey(rule))),
      ({ rule }) => toPlace(rule),
    )
    const added: PriceRuleWrite[] = []
    const changed: { readonly id: number; readonly rule: PriceRuleWrite }[] = []
    for (const [key, rule] of sent) {
      if (same.has(key)) continue
      const before = others.get(toPlace(rule))?.shift()
      if (before) changed.push({ id: before.id, rule })
      else added.push(rule)
    }
    const removed = removesOthers ? [...others.values()].flat() : []
    if (changed.length + added.length + removed.length === 0) return 'done'
    if (stored.length - removed.length + added.length > MOST_PRICE_RULES)
      return invalid({ file: 'too_many_rules' })
    for (const one of changed) await updateRule(tx, one.id, one.rule)
    await deleteRules(
      tx,
      id,
      removed.map((one) => one.id),
    )
    await insertRules(tx, id, added)
    await updatePriceList(tx, id, by.now)
    const counts = { added: added.length, changed: changed.length, removed: removed.length }
    await recordAction(tx, by, id, 'upload-rules', counts)
    return 'done'
  })
