import { openDatabase } from '@pasok/server'

/** An item as buyers may look for it. */
export interface SampledItem {
  readonly sku: string
  /** The product's name in both languages. */
  readonly name: { readonly en: string; readonly id: string }
  /** Its numbers with their units, such as '25 mm'. */
  readonly sizes: readonly string[]
}

const ITEMS = 4_000

/** Items of the whole catalogue, in an order that is always the same. */
export const sampleItems = async (url: string): Promise<readonly SampledItem[]> => {
  const { pool, close } = await openDatabase(url, { role: 'batch' })
  try {
    const { rows } = await pool.query<SampledItem>(
      `with sampled as materialized (
        select id, product_id, sku from catalogue.item where active order by md5(sku) limit ${ITEMS})
      select i.sku, json_build_object('en', p.name_en, 'id', p.name_id) as name, array(
          select trim_scale(n.value) || ' ' || a.unit from catalogue.item_number n
          join catalogue.attribute a on a.id = n.attribute_id
          where n.item_id = i.id and a.unit <> '' order by a.position, a.id) as sizes
      from sampled i join catalogue.product p on p.id = i.product_id order by md5(i.sku)`,
    )
    return rows
  } finally {
    await close()
  }
}
