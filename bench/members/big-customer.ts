import { company, identity, openDatabase, pricing } from '@pasok/server'

export const PASSWORD = 'sandi-uji-yang-panjang'
/** What the promise names. */
export const FIXED_PRICES = 10_000
export const PERCENTAGES = 50

const selectIds = async (pool: { query: (text: string) => Promise<{ rows: unknown[] }> }, text: string) =>
  (await pool.query(text)).rows.map((row) => (row as { id: number }).id)

/** Adds a company with a long price list and `members` members; returns their addresses. */
export const addBigCustomer = async (url: string, members: number): Promise<string[]> => {
  const database = await openDatabase(url, { role: 'batch' })
  try {
    const { db, pool } = database
    const now = new Date()
    const passwordHash = await identity.openPasswords().hash(PASSWORD)
    // Spread over all items, so that most products have one.
    const items = await selectIds(
      pool,
      `select id from catalogue.item order by md5(id::text) limit ${FIXED_PRICES}`,
    )
    const categories = await selectIds(
      pool,
      'select id from catalogue.category order by md5(id::text) limit 35',
    )
    const brands = await selectIds(pool, 'select id from catalogue.brand order by md5(id::text)')
    const percentages = [
      ...categories.map((category_id) => ({ category_id })),
      ...brands.map((brand_id) => ({ brand_id })),
    ].slice(0, PERCENTAGES)
    if (items.length < FIXED_PRICES || percentages.length < PERCENTAGES)
      throw new Error(
        `the catalogue has ${items.length} items and ${percentages.length} categories and brands`,
      )
    const emails = Array.from({ length: members }, (_, i) => `bench-${i + 1}@demo.pasok.test`)
    await db.transaction().execute(async (tx) => {
      const companyId = await company.insertCompany(tx, {
        registration_status: 'approve',
        company_type_id: 1,
        legal_name: 'PT Bench',
        npwp: '0000000000000909',
        nitku: '0000000000000909000000',
        is_pkp: true,
        nib: '0000000000909',
        customer_classification_id: 1,
        customer_industry_id: 1,
        created_at: now,
      })
      await pricing.setCompanyRules(tx, companyId, [
        ...items.map((item_id, i) => ({ item_id, price: 5_000 + i })),
        ...percentages.map((target, i) => ({ ...target, discount_bp: 300 + i * 10 })),
      ])
      for (const email of emails)
        await identity.insertMember(tx, {
          company_id: companyId,
          email,
          name: 'Bench',
          role: 'buyer',
          language: 'en',
          password_hash: passwordHash,
          email_verified_at: now,
          created_at: now,
        })
    })
    await pricing.renewPriceStatistics(db)
    return emails
  } finally {
    await database.close()
  }
}
