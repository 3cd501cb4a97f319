import { customerStaff, pricingStaff, type Endpoint } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import type { Db } from '../platform/index.ts'

/** What stands in a path for a price list, its only rule, or a member that are there. */
const [LIST, RULE, MEMBER] = ['0pricelist0', '0pricerule0', '0member0']

interface Parts {
  /** The company that calls are meant for. */
  readonly companyId: number
  /** A company with documents. */
  readonly documentsOf: number
  /** Somebody who sells. */
  readonly salesId: number
  /** An item that is sold. */
  readonly itemId: number
  /** Adds a member to the company. */
  readonly addMember: () => Promise<number>
}

/** Companies and price lists as any call of staff asks for them. */
export const openAnyCustomer = (db: Db, { companyId, documentsOf, salesId, itemId, addMember }: Parts) => {
  const isOfPrices = (e: Endpoint) => e.path.startsWith(pricingStaff.listPriceLists.path)
  /** The only price list, at its first version, with one rule. */
  const freshPriceList = async () => {
    await sql`delete from pricing.price_list`.execute(db)
    const { rows } = await sql<{ list: number; rule: number }>`
      with list as (
        insert into pricing.price_list (name, created_at, updated_at) values ('Uji', now(), now()) returning id)
      insert into pricing.price_rule (list_id, item_id, price) select id, ${itemId}::int, 1000 from list
      returning list_id as list, id as rule`.execute(db)
    const [found] = rows
    if (!found) throw new Error('no price list was added')
    return found
  }
  return {
    /** What may stand at a place of a call's path; undefined for any other call. */
    listPathValues: (e: Endpoint, param: string): readonly (string | number)[] | undefined => {
      if (e === customerStaff.showCompanyDocument && param === 'id') return [documentsOf]
      if (param === 'member_id') return [MEMBER]
      if (!isOfPrices(e)) return undefined
      return param === 'rule_id' ? [RULE] : [param === 'company_id' ? companyId : LIST]
    },
    pathFor: async (e: Endpoint, path: string): Promise<string> => {
      if (path.includes(MEMBER)) return path.replace(MEMBER, String(await addMember()))
      if (!path.includes(LIST)) return path
      const { list, rule } = await freshPriceList()
      if (e === pricingStaff.unassignPriceList)
        await sql`
          insert into pricing.price_list_company (list_id, company_id) values (${list}, ${companyId})`.execute(
          db,
        )
      return path.replace(LIST, String(list)).replace(RULE, String(rule))
    },
    /** What is to be as it was before a call. */
    makeReady: async (e: Endpoint): Promise<void> => {
      if (e === customerStaff.setSalesperson)
        await sql`update identity.staff set disabled_at = null where id = ${salesId}`.execute(db)
      await sql`
        update company.company set version = 1, salesperson_id = null where id = ${companyId}`.execute(db)
    },
    /** What a call's fields mean, where other calls mean something else. */
    bodyFor: (e: Endpoint): Readonly<Record<string, unknown>> => ({
      ...(e === customerStaff.changeCompany && {
        legal_name: `PT Uji ${Math.random()}`,
      }),
      ...(e === customerStaff.setSalesperson && { salesperson_id: salesId }),
      ...(e === customerStaff.setCompanyMemberRole && { role: 'viewer' }),
      ...(isOfPrices(e) && {
        name: 'Harga uji',
        is_for_all: false,
        starts_on: '2026-01-02',
        ends_on: '2099-12-31',
        target: 'item',
        of: '6204-2RS',
        price: 5_000,
        discount_percent: undefined,
        is_final: false,
        breaks: [],
      }),
    }),
  }
}
