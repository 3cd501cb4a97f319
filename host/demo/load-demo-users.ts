import type { DemoCompany, PriceRule } from '@pasok/demo'
import { cart, catalogue, company, identity, payment, pricing, type Database } from '@pasok/server'

/** Short lists' first entries, PT and end user: what the demo's companies are. */
const FIRST = 1

/** A registration ends after a day; the demo's would leave the start's list of sign-ins untrue. */
const FOREVER = new Date('9999-12-31T00:00:00Z')

/** Adds the demo's companies, their members and staff where they are not there yet; safe to repeat. */
export const loadDemoUsers = async ({ db }: Database, now: Date): Promise<void> => {
  const { demoUsers, toDemoEmail, PASSWORD, staff, waiting } = await import('@pasok/demo')
  // One hash for all: hashing is made to be slow.
  const passwordHash = await identity.openPasswords().hash(PASSWORD)
  for (const { login, role, phone, ...person } of staff) {
    const added = { ...person, email: toDemoEmail(login), roles: [role], passwordHash, now }
    const id = await identity.insertStaff(db, added)
    if (id !== undefined && phone !== undefined) await identity.updateStaffPhone(db, id, phone)
  }
  const salesperson = (await identity.listStaff(db)).find(({ email }) => email === toDemoEmail('sales'))
  const wishesByMember = new Map<number, readonly string[]>()
  for (const { people, prices = [], partNumbers = [], addresses = [], credit, ...of } of demoUsers)
    await db.transaction().execute(async (tx) => {
      const [first] = people
      if (!first) return
      const there = await identity.findCompanyByEmail(tx, toDemoEmail(first.login))
      if (there !== undefined) return complete(tx, there, { addresses, credit }, now)
      const companyId = await company.insertCompany(tx, {
        registration_status: of.status,
        reason: of.reason ?? null,
        legal_name: of.legalName,
        company_type_id: FIRST,
        npwp: of.npwp,
        nitku: `${of.npwp}000000`,
        is_pkp: true,
        nib: of.nib,
        customer_classification_id: FIRST,
        customer_industry_id: FIRST,
        salesperson_id: of.status === 'approve' ? (salesperson?.id ?? null) : null,
        created_at: now,
      })
      await complete(tx, companyId, { addresses, credit }, now)
      await pricing.setCompanyRules(tx, companyId, await resolveRules(tx, prices))
      await company.insertPartNumbers(tx, { companyId }, await resolveNumbers(tx, partNumbers), now)
      for (const { login, lists = [], cart: inCart = [], wishes = [], ...person } of people) {
        const memberId = await identity.insertMember(tx, {
          ...person,
          company_id: companyId,
          email: toDemoEmail(login),
          password_hash: passwordHash,
          email_verified_at: now,
          created_at: now,
        })
        if (memberId === undefined) continue
        wishesByMember.set(memberId, wishes)
        const wanted = await resolveLines(tx, inCart)
        if (wanted.length > 0)
          await cart.placeInCart(
            tx,
            memberId,
            wanted.map(({ item_id: itemId, quantity }) => ({ itemId, quantity })),
            now,
          )
        for (const { name, lines } of lists) {
          const found = await resolveLines(tx, lines)
          if (found.length > 0) await cart.placeList(tx, { companyId, memberId }, { name, lines: found }, now)
        }
      }
    })
  for (const [memberId, wishes] of wishesByMember)
    if (wishes.length > 0) await addWishes(db, memberId, wishes, now)
  await db.transaction().execute(async (tx) => {
    const { login, ...details } = waiting
    const email = toDemoEmail(login)
    const isThere =
      (await identity.findCredentials(tx, email)) ?? (await identity.findNewestRegistration(tx, email, now))
    if (!isThere)
      await company.addRegistration(tx, { ...details, email }, { passwordHash, now, endsAt: FOREVER })
  })
}

/**
 * Gives a company what the demo's past is bought with. One of an earlier version has none of it yet; what somebody has set
 * since stays.
 */
const complete = async (
  tx: Database['db'],
  companyId: number,
  { addresses, credit }: { readonly [F in 'addresses' | 'credit']: DemoCompany[F] | undefined },
  now: Date,
): Promise<void> => {
  if ((await company.countAddresses(tx, companyId)) === 0)
    for (const { isForBilling = false, ...address } of addresses ?? [])
      await company.placeAddress(tx, companyId, address, { billing: isForBilling }, now)
  if (credit) await payment.placeCredit(tx, companyId, credit, now)
}

/** Puts items into a member's wish list as they would, in a session that ends with that. */
const addWishes = async (
  db: Database['db'],
  memberId: number,
  skus: readonly string[],
  now: Date,
): Promise<void> => {
  const sessions = identity.openSessions(db, '')
  const session = await sessions.ofCookie(await sessions.beginInBrowser(db, memberId, '', now), now)
  if (session?.viewer.kind !== 'member') return
  const found = await Promise.all(skus.map((sku) => catalogue.findPriceTarget(db, { sku })))
  const add = found.flatMap((target) => (target && 'item_id' in target ? target.item_id : []))
  await cart.changeWishlist(db, session.viewer.scope, { add, remove: [] })
  await identity.deleteSession(db, session.id)
}

/** Own numbers by the ids of their items; one of an item that the catalogue lacks is left out. */
const resolveNumbers = async (db: Database['db'], numbers: NonNullable<DemoCompany['partNumbers']>) => {
  const resolved: { number: string; item_id: number }[] = []
  for (const [number, sku] of numbers) {
    const target = await catalogue.findPriceTarget(db, { sku })
    if (target && 'item_id' in target) resolved.push({ number, item_id: target.item_id })
  }
  return resolved
}

/** Rules by the ids of their products and categories. A catalogue of its own may not have it: then there is no such rule. */
const resolveRules = async (
  db: Database['db'],
  prices: readonly PriceRule[],
): Promise<pricing.PriceRuleWrite[]> => {
  const rules: pricing.PriceRuleWrite[] = []
  for (const { target, cut, ...rule } of prices) {
    const found = await catalogue.findPriceTarget(db, target)
    if (found) rules.push({ ...rule, ...cut, ...found })
  }
  return rules
}

/** Lines by the ids of their items. What a catalogue of its own has not is left out. */
const resolveLines = async (
  db: Database['db'],
  lines: readonly (readonly [sku: string, quantity: number])[],
) => {
  const found: { item_id: number; quantity: number }[] = []
  for (const [sku, quantity] of lines) {
    const target = await catalogue.findPriceTarget(db, { sku })
    if (target && 'item_id' in target) found.push({ item_id: target.item_id, quantity })
  }
  return found
}
