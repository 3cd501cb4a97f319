import { jakartaDay, type PriceExplanation } from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { Db } from '../../platform/index.ts'
import { findAllPrices } from '../company-prices.store.ts'
import { explainPrice } from '../pricing.ts'
import { findCompanyName, findNamedItem, findRules, findTargets } from './price-list.store.ts'
import { showDates, showRule } from './show-price-list.ts'

/** What is asked: a company's price of an item at a quantity. */
export interface PriceQuestion {
  readonly companyId: number
  readonly partNumber: string
  readonly quantity: number
  readonly language: Language
  readonly now: Date
}

/** Explains what a company pays for an item today: the rule that won, those that lost, and why. */
export const explainItemPrice = async (
  db: Db,
  { companyId, partNumber, quantity, language, now }: PriceQuestion,
): Promise<PriceExplanation | { readonly error: 'not_found' | 'sku_unknown' | 'sku_ambiguous' }> => {
  const company = await findCompanyName(db, companyId)
  if (company === undefined) return { error: 'not_found' }
  const ids = (await findTargets(db, 'item', [partNumber])).get(partNumber) ?? []
  const [itemId] = ids
  const item = itemId === undefined ? undefined : await findNamedItem(db, itemId, language)
  if (!item) return { error: 'sku_unknown' }
  if (ids.length > 1) return { error: 'sku_ambiguous' }
  const on = jakartaDay(now)
  const prices = await findAllPrices(db, companyId, item.id)
  const explained = prices && explainPrice(prices, quantity, on)
  const decided = explained?.decided
  const rules = await findRules(
    db,
    (explained?.considered ?? []).flatMap(({ source }) => (typeof source === 'string' ? [] : source.id)),
    language,
  )
  return {
    company: { id: companyId, name: company },
    item: { id: item.id, sku_number: item.sku, name: item.name, uom: prices?.uom ?? '' },
    quantity,
    on,
    ...(decided && { price: decided.price, from_quantity: decided.rule.from_quantity }),
    ...(prices?.base != null && { base_price: prices.base }),
    considered: (explained?.considered ?? []).map(({ source, price, breaks, outcome }) => {
      const rule = typeof source === 'string' ? undefined : rules.get(source.id)
      const dates = typeof source === 'string' ? prices?.offer : source
      return {
        source: typeof source === 'string' ? source : 'rule',
        ...(rule &&
          typeof source !== 'string' && {
            rule: { ...showRule(rule), list: { id: source.list_id, name: source.list_name } },
          }),
        ...(source !== 'base' && dates && showDates(dates)),
        ...(price !== undefined && { price }),
        breaks: [...breaks],
        outcome,
      }
    }),
  }
}
