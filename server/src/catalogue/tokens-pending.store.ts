import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../platform/index.ts'

/** Has the search tokens of products written again, in the background; `products` selects their ids. */
const queue = async (tx: Db, products: RawBuilder<unknown>): Promise<void> => {
  await sql`insert into catalogue.tokens_pending as p (product_id)
    select distinct s.id from (${products}) s(id) order by 1
    on conflict (product_id) do update set changes = p.changes + 1`.execute(tx)
}

/** Products that changed. */
export const queueTokens = (tx: Db, productIds: readonly number[]): Promise<void> =>
  queue(tx, sql`select unnest(${productIds}::int[])`)

/** All products below a category, whose name changed. */
export const queueTokensOfCategory = (tx: Db, categoryId: number): Promise<void> =>
  queue(tx, sql`select product_id from catalogue.listing where ${categoryId}::int = any(category_ids)`)

/** All products with an item that has a choice of an attribute, whose name changed. */
export const queueTokensOfChoice = (tx: Db, choiceId: number): Promise<void> =>
  queue(tx, sql`select product_id from catalogue.item where value_ids @> ${[choiceId]}::int[]`)

/** All products with an item that has a value of an attribute, whose name or unit changed. */
export const queueTokensOfAttribute = (tx: Db, attributeId: number): Promise<void> =>
  queue(
    tx,
    sql`select i.product_id from catalogue.item_number n join catalogue.item i on i.id = n.item_id
        where n.attribute_id = ${attributeId}
      union select i.product_id from catalogue.item_text t join catalogue.item i on i.id = t.item_id
        where t.attribute_id = ${attributeId}
      union select i.product_id from catalogue.item i
        where i.value_ids && array(select id from catalogue.attribute_choice where attribute_id = ${attributeId})`,
  )
