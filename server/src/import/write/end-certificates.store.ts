import type { Day } from '@pasok/contract'
import { sql } from 'kysely'
import { renewListingRows } from '../../catalogue/index.ts'
import { inTransaction, raiseSiteVersion, type Db } from '../../platform/index.ts'
import { isCertified } from './spread-product-values.store.ts'

/**
 * Removes products from the filter by certificates whose last certificate ended before `today`. Returns how many. What makes
 * a certificate valid is an import or a change by staff, which list it.
 */
export const endCertificates = (db: Db, today: Day): Promise<number> =>
  inTransaction(db, async (tx) => {
    const choices = sql`array(
      select k.id from catalogue.attribute_choice k join catalogue.attribute a on a.id = k.attribute_id
      where a.code = 'valid_certificate' and a.filter_only)`
    const { rows } = await sql<{ id: number }>`
      select p.id from catalogue.product p
      where p.id in (select l.product_id from catalogue.listing l where l.value_ids && ${choices})
        and not ${isCertified(sql`p.id`, today)}
      order by p.id for no key update`.execute(tx)
    if (rows.length === 0) return 0
    const ids = rows.map(({ id }) => id)
    await sql`
      update catalogue.item i set value_ids = array(select v from unnest(i.value_ids) v where v <> all(${choices}))
      where i.product_id = any(${ids}::int[])`.execute(tx)
    await renewListingRows(tx, ids)
    await raiseSiteVersion(tx)
    return ids.length
  })
