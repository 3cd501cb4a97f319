import { formatDay, pricingStaff, type PriceListInList } from '@pasok/contract'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import {
  admin_changed_on,
  pricelist_always,
  pricelist_everyone,
  pricelist_holds_for,
  pricelist_name,
  pricelist_period,
  pricelist_rules,
  pricelist_search,
  pricelist_title,
} from '~words'
import { resource } from '../resource/resource.ts'

/** The days of a list or a rule: '1 Nov 2026 – 31 Dec 2026', '– 31 Dec 2026'; undefined where both ends are open. */
export const periodText = ({
  starts_on,
  ends_on,
}: Pick<PriceListInList, 'starts_on' | 'ends_on'>): string | undefined =>
  starts_on === undefined && ends_on === undefined
    ? undefined
    : [starts_on, ends_on]
        .map((day) => (day === undefined ? '' : formatDay(day)))
        .join(' – ')
        .trim()

/** Price lists. */
export const priceLists = resource({
  path: '/price-lists',
  title: pricelist_title,
  list: pricingStaff.listPriceLists,
  keyword: pricelist_search,
  days: {},
  filters: {},
  buildAddress: ({ id }) => `/price-lists/${id}`,
  columns: [
    { title: pricelist_name, show: ({ name }) => name, isName: true },
    {
      title: pricelist_holds_for,
      show: ({ is_for_all, company_count }) => (is_for_all ? pricelist_everyone() : decimal(company_count)),
    },
    { title: pricelist_rules, show: ({ rule_count }) => decimal(rule_count), isAmount: true },
    { title: pricelist_period, show: (list) => periodText(list) ?? pricelist_always() },
    { title: admin_changed_on, show: ({ updated_at }) => formatDay(updated_at), sort: 'updated_at' },
  ],
})
