import { openDatabase } from '@pasok/server'

/** Items that may be put into a cart in any round quantity. */
export const orderableItems = async (url: string, count: number): Promise<number[]> => {
  const { pool, close } = await openDatabase(url, { role: 'batch' })
  try {
    const { rows } = await pool.query<{ id: number }>(
      `select i.id from catalogue.item i join catalogue.product p on p.id = i.product_id
      where p.display_add_to_cart and 1000 % i.multiple_qty = 0 order by md5(i.id::text) limit $1`,
      [count],
    )
    return rows.map(({ id }) => id)
  } finally {
    await close()
  }
}
