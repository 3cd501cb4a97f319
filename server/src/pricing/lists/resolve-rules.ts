import { ruleTargets, type SentPriceRule } from '@pasok/contract'
import type { FieldErrorCode } from '@pasok/words'
import type { Db } from '../../platform/index.ts'
import type { PriceRuleWrite } from '../company-rules.store.ts'
import { findTargets } from './price-list.store.ts'

type Errors = Readonly<Record<string, FieldErrorCode>>

/** What is wrong with a rule by itself, by field. */
const findRuleErrors = (rule: SentPriceRule): Errors => {
  const { target, price, discount_percent, starts_on, ends_on, breaks } = rule
  const errors: Record<string, FieldErrorCode> = {}
  const check = (cut: Pick<SentPriceRule, 'price' | 'discount_percent'>, at: string) => {
    if (cut.price !== undefined && cut.discount_percent !== undefined)
      errors[`${at}discount_percent`] = 'price_or_discount'
    else if (cut.price !== undefined && target !== 'item') errors[`${at}price`] = 'price_of_item_only'
    else if (cut.price === undefined && cut.discount_percent === undefined)
      errors[`${at}${target === 'item' ? 'price' : 'discount_percent'}`] = 'missing'
  }
  check({ price, discount_percent }, '')
  const quantities = new Set<number>()
  for (const [at, one] of breaks.entries()) {
    check(one, `breaks.${at}.`)
    if (quantities.has(one.from_quantity)) errors[`breaks.${at}.from_quantity`] = 'quantity_twice'
    quantities.add(one.from_quantity)
  }
  if (starts_on !== null && ends_on !== null && ends_on < starts_on) errors['ends_on'] = 'period_reversed'
  return errors
}

const toCut = ({ price, discount_percent = 0 }: Pick<SentPriceRule, 'price' | 'discount_percent'>) =>
  price === undefined ? { discount_bp: Math.round(discount_percent * 100) } : { price }

const unknown = { item: 'sku_unknown', category: 'unknown_category', brand: 'unknown_brand' } as const

/** Rules as they are stored, each beside its errors by field: either is undefined. */
export const resolveRules = async (
  db: Db,
  rules: readonly SentPriceRule[],
): Promise<readonly ({ readonly rule: PriceRuleWrite } | { readonly errors: Errors })[]> => {
  const found = new Map(
    await Promise.all(
      ruleTargets.map(async (target) => {
        const texts = new Set(rules.filter((rule) => rule.target === target).map(({ of }) => of))
        return [target, texts.size === 0 ? undefined : await findTargets(db, target, [...texts])] as const
      }),
    ),
  )
  return rules.map((rule) => {
    const { target, of, is_final, starts_on, ends_on, breaks } = rule
    const [id, ...others] = found.get(target)?.get(of) ?? []
    const errors: Record<string, FieldErrorCode> = { ...findRuleErrors(rule) }
    if (id === undefined) errors['of'] = unknown[target]
    else if (others.length > 0) errors['of'] = target === 'item' ? 'sku_ambiguous' : 'name_ambiguous'
    if (id === undefined || Object.keys(errors).length > 0) return { errors }
    const keys = { item: { item_id: id }, category: { category_id: id }, brand: { brand_id: id } } as const
    return {
      rule: {
        ...keys[target],
        ...toCut(rule),
        is_final,
        starts_on,
        ends_on,
        breaks: breaks
          .toSorted((a, b) => a.from_quantity - b.from_quantity)
          .map((one) => ({ from_quantity: one.from_quantity, ...toCut(one) })),
      } as PriceRuleWrite,
    }
  })
}
