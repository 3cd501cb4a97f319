import {
  cart,
  company,
  companyStaff,
  catalogueStaff,
  deliveryStaff,
  identity,
  identityStaff,
  lists,
  quickOrder,
  savedViews,
  searchStaff,
  type Endpoint,
} from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { placeList } from '../cart/index.ts'
import { placeAddress } from '../company/index.ts'
import { addRate, addZone } from '../delivery/index.ts'
import { beginStaffSession, beginTotp, newTotpSecret, openSessions } from '../identity/index.ts'
import type { Db, Limits } from '../platform/index.ts'
import { storedAddress } from './address-fixture.ts'
import type { openApi } from './ask-api.ts'
import { openAnyCustomer } from './any-customer.ts'
import { openAnyContent } from './any-content.ts'
import { openAnySelling, sellingPlaces } from './any-selling.ts'
import type { CatalogueIds } from './catalogue-fixture.ts'
import { addPerson, PASSWORD } from './people-fixture.ts'
import { toFormData, picture, registration } from './registration-fixture.ts'
import { addStaff } from './staff-fixture.ts'
import { useLink } from './use-link.ts'

/** Lets everything through, as often as it comes. */
export const noLimits: Limits = {
  limited: async () => undefined,
  begin: async () => async () => {},
}

const [BUYER, OWNER, DRAFT] = ['pembeli@uji.test', 'pemilik@uji.test', 'dewi@uji.test']
const [ADMIN, ENROLLING] = ['admin@toko.test', 'kode@toko.test']

/** Calls that owners make of their company's people. */
const ofOwners = new Set<Endpoint>([
  company.listMembers,
  company.setMemberRole,
  company.removeMember,
  company.listInvitations,
  company.inviteMember,
  company.renewInvitation,
  company.withdrawInvitation,
])

/** What stands in a path for a registration that awaits its step, a member, an invitation or a session that is there. */
const FRESH = '0fresh0'
/** The same for an address that nothing stands in the way of. */
const FRESH_ADDRESS = '0address0'
/** The same for a list of the buyer's company. */
const FRESH_LIST = '0list0'
/** What stands in a path for a picture that is there. */
const AVATAR = '0avatar0'

/** Slugs of categories that are there, in both languages. */
export const CATEGORIES = ['fasteners', 'bolts', 'pengencang', 'bantalan'] as const

/** Whether a call asks for a session. The login does not, nor what is for programs. */
export const asksForSession = ({ path, answers }: Endpoint): boolean =>
  401 in answers && ![identity.giveTokens, identity.refreshTokens].some((e) => e.path === path)

/** Staff and members that calls are meant for. */
export const openCallers = async (db: Db, api: ReturnType<typeof openApi>, ids: CatalogueIds) => {
  const sessions = openSessions(db, 'a secret of the tests')
  const buyer = await addPerson(db, { email: BUYER })
  const owner = await addPerson(db, { email: OWNER, role: 'owner', companyId: buyer.companyId })
  await addStaff(db, { email: ADMIN, role: 'admin' })
  const enrolling = await addStaff(db, { email: ENROLLING, role: 'admin' })
  const sales = await addStaff(db, { email: 'sales@toko.test', role: 'sales' })
  const secret = newTotpSecret()
  // Whoever signs up has papers.
  const form = toFormData(registration({ email: DRAFT }))
  const signedUp = await api.app.fetch(
    new Request('http://shop.test/api/auth/signup', { method: 'POST', body: form }),
  )
  if (signedUp.status !== 200) throw new Error(`signing up answers ${signedUp.status}`)
  await useLink(db, api, DRAFT)
  const findIds = async (query: ReturnType<typeof sql<{ id: number }>>) =>
    (await query.execute(db)).rows.map(({ id }) => id)
  const [memberId = 0] = await findIds(sql`select id from identity.member where email = ${DRAFT}`)
  const [companyId = 0] = await findIds(
    sql`select company_id as id from identity.member where id = ${memberId}`,
  )
  const documents = await findIds(sql`select id from company.document where company_id = ${companyId}`)

  const staffCookie = async (login: string) =>
    readCookie(
      await api.post('/staff/session', { login, password: PASSWORD }, { 'sec-fetch-site': 'same-origin' }),
    )
  const staffCookies = { [ADMIN]: await staffCookie(ADMIN), [ENROLLING]: await staffCookie(ENROLLING) }

  const cookieOfMember = async (id: number) =>
    `pasok_session=${await sessions.beginInBrowser(db, id, 'a test', new Date())}`
  const freshAddress = async (): Promise<number> => {
    await sql`
      delete from company.address where not is_default_delivery and id <> ${selling.addressId}`.execute(db)
    await placeAddress(db, buyer.companyId, storedAddress, {}, new Date())
    // The first one would be the default, which stays.
    return placeAddress(db, buyer.companyId, storedAddress, {}, new Date())
  }

  /** A list that is the only one, at its first version. */
  const freshList = async (): Promise<number> => {
    await sql`delete from cart.list`.execute(db)
    const { companyId, memberId } = buyer
    const id = await placeList(db, { companyId, memberId }, { name: 'Uji', lines: [] }, new Date())
    if (typeof id !== 'number') throw new Error('no list was made')
    return id
  }
  /** Nothing stands in the way of a new list, and there is something to make it of. */
  const readyForList = async (): Promise<void> => {
    await sql`delete from cart.list`.execute(db)
    await sql`insert into cart.cart (member_id, revision) values (${buyer.memberId}, 1) on conflict do nothing`.execute(
      db,
    )
    await sql`
      insert into cart.line (cart_id, item_id, quantity, revision, changed_at)
      select c.id, (select min(id) from catalogue.item), 1, 1, now() from cart.cart c
      where c.member_id = ${buyer.memberId} on conflict (cart_id, item_id) do update set quantity = 1`.execute(
      db,
    )
  }
  const noRequest = { who: { kind: 'system', id: null }, now: new Date(), requestId: '' } as const
  const newZone = async (areaId: number): Promise<number> => {
    const zone = await addZone(db, noRequest, { name: { en: 'Zone', id: 'Zona' }, area_ids: [areaId] })
    if (!('id' in zone)) throw new Error('no zone was added')
    return zone.id
  }
  const [bali, westNusaTenggara] = [51, 52]
  /** A delivery zone that stays. */
  const zoneId = await newZone(bali)
  /** Beside it one zone with one rate, both at their first versions. */
  const freshDelivery = async (): Promise<{ readonly zone: number; readonly rate: number }> => {
    await sql`delete from delivery.rate`.execute(db)
    await sql`delete from delivery.zone where id <> ${zoneId}`.execute(db)
    const zone = await newZone(westNusaTenggara)
    const rate = await addRate(db, noRequest, {
      method_code: 'courier',
      zone_id: zone,
      base_amount: 1,
      included_weight_g: 1,
      amount_per_kg: 1,
      lead_days_from: 1,
      lead_days_to: 1,
      free_from: null,
    })
    if ('error' in rate) throw new Error('no rate was added')
    return { zone, rate: rate.id }
  }
  /** A delivery method at its first version. */
  const freshMethod = async (): Promise<number | undefined> => {
    await sql`update delivery.method set version = 1`.execute(db)
    return (await findIds(sql`select min(id) as id from delivery.method`))[0]
  }
  let people = 0
  const newEmail = () => `orang-${++people}@uji.test`
  const draft = async (e: Endpoint) =>
    addPerson(db, {
      email: newEmail(),
      status: e === companyStaff.suspendRegistration ? 'approve' : 'draft',
    })
  const colleague = async () =>
    (await addPerson(db, { email: newEmail(), companyId: owner.companyId })).memberId
  const invitation = async () => {
    const sent = await api.post(
      company.inviteMember.path,
      { email: newEmail(), role: 'viewer', language: 'en' },
      { 'sec-fetch-site': 'same-origin', cookie: await cookieOfMember(owner.memberId) },
    )
    return company.inviteMember.answer.parse(await sent.json()).data.record.id
  }
  const freshFor = async (e: Endpoint): Promise<number | undefined> => {
    if (e === identity.endSession) return freshSession()
    if (e === identityStaff.endStaffSession) return freshStaffSession()
    if (e.path.startsWith(identityStaff.listAccounts.path)) {
      const disabledAt = e === identityStaff.enableAccount ? new Date() : null
      await sql`update identity.staff set disabled_at = ${disabledAt} where id = ${sales}`.execute(db)
      return sales
    }
    const ofContent = await content.freshFor(e)
    if (ofContent !== undefined) return ofContent
    if (e.path.startsWith('/staff/catalogue/categories/')) return freshCategory()
    if (e.path.startsWith('/staff/catalogue/products/')) return freshProduct()
    if (e.path.startsWith('/staff/catalogue/items/')) return freshItem()
    if (e.path.startsWith(searchStaff.listSynonyms.path)) return freshSynonyms()
    if (e === deliveryStaff.changeMethod) return freshMethod()
    if (e.path.startsWith(deliveryStaff.listZones.path)) return (await freshDelivery()).zone
    if (e.path.startsWith(deliveryStaff.listRates.path)) return (await freshDelivery()).rate
    if (e.path.startsWith(company.listMembers.path)) return colleague()
    if (e.path.startsWith(company.listInvitations.path)) return invitation()
    if (e.path.startsWith(company.listPartNumbers.path)) return freshPartNumber()
    return (await draft(e)).companyId
  }

  /** A category whose filters nobody has changed yet. */
  const freshCategory = async () => {
    const id = ids.category('Bolts')
    await sql`update catalogue.category set filters_version = 1 where id = ${id}`.execute(db)
    return id
  }
  const freshProduct = async () => {
    const id = ids.product('HEXBOLT')
    await sql`update catalogue.product set fields_version = 1 where id = ${id}`.execute(db)
    return id
  }
  const freshItem = async () => {
    const id = ids.item('HB-M8x10')
    await sql`update catalogue.item set fields_version = 1, numbers_version = 1 where id = ${id}`.execute(db)
    return id
  }
  /** A group of other names of the shop's own. */
  const freshSynonyms = async () => {
    await clearSynonyms()
    const [id] = await findIds(sql`insert into catalogue.synonym_group (kind) values ('own') returning id`)
    return id
  }
  const clearSynonyms = () => sql`delete from catalogue.synonym_group where kind = 'own'`.execute(db)
  /** The only own part number of the buyer's company. */
  const freshPartNumber = async (): Promise<number | undefined> => {
    await sql`delete from company.part_number where company_id = ${buyer.companyId}`.execute(db)
    const [id] = await findIds(sql`
      insert into company.part_number (company_id, item_id, number, changed_at)
      values (${buyer.companyId}, ${ids.item('6204-2RS')}, 'GD 10-4711', now()) returning id`)
    return id
  }
  const freshSession = async () => {
    await cookieOfMember(buyer.memberId)
    const [id] = await findIds(sql`select max(id) as id from identity.session`)
    return id
  }
  /** Another session of whoever of staff has logged in last. */
  const freshStaffSession = async () => {
    const [staffId = 0] = await findIds(
      sql`select staff_id as id from identity.staff_session order by identity.staff_session.id desc limit 1`,
    )
    await beginStaffSession(db, staffId, new Date())
    return (await findIds(sql`select max(id) as id from identity.staff_session`))[0]
  }
  /** The name of the buyer's picture, uploaded where there is none. */
  const avatar = async (): Promise<string> => {
    const { rows } = await sql<{ avatar_key: string | null }>`
      select avatar_key from identity.member where id = ${buyer.memberId}`.execute(db)
    if (rows[0]?.avatar_key) return rows[0].avatar_key
    const uploaded = await api.app.fetch(
      new Request('http://shop.test/api/v2/user/avatar', {
        method: 'POST',
        headers: { cookie: await cookieOfMember(buyer.memberId), 'sec-fetch-site': 'same-origin' },
        body: toFormData({ avatar: picture() }),
      }),
    )
    if (uploaded.status !== 200) throw new Error(`the upload of a picture answers ${uploaded.status}`)
    return avatar()
  }

  const content = await openAnyContent(db)
  const customer = openAnyCustomer(db, {
    companyId: buyer.companyId,
    documentsOf: companyId,
    salesId: sales,
    itemId: ids.item('6204-2RS'),
    addMember: colleague,
  })
  const selling = await openAnySelling(db, api, buyer, await cookieOfMember(buyer.memberId))

  /** What may stand at a place of a call's path, the first of which it can do its work with. */
  const listPathValues = (e: Endpoint, param: string, at: number): readonly (string | number)[] => {
    const products = ['HEXBOLT', 'BEARING', 'HOSE', 'GONE', 'NOITEMS'].map(ids.product)
    const items = ['HB-M8x10', '6204-2RS', 'SRT-09', 'HALF-02'].map(ids.item)
    const ofContent = content.listPathValues(e, param)
    if (ofContent) return ofContent
    const ofCustomer = customer.listPathValues(e, param)
    if (ofCustomer) return ofCustomer
    if (e.path.startsWith('/staff/content/') && e.method === 'get') return [content.page]
    if (e.path.startsWith('/staff/catalogue/') || e.path.startsWith('/staff/search/')) return [FRESH]
    if (param === 'document_id' || e === company.showDocument) return documents
    const ofSelling = sellingPlaces(e)?.[at]
    if (ofSelling) return ofSelling
    if (e.path.includes('/delivery/address/')) return [FRESH_ADDRESS]
    if (e.path.startsWith('/v2/lists/')) return param === 'item_id' ? items : [FRESH_LIST]
    if (e === identity.showAvatar) return [AVATAR]
    if (e === identity.endSession) return [FRESH]
    if (/^\/v2\/company\/(?:members|invitations|part-numbers)\//.test(e.path)) return [FRESH]
    if (e.path.startsWith('/staff/')) return [e.method === 'get' ? companyId : FRESH]
    if (e.path.includes('/category/')) return CATEGORIES
    if (e.path.includes('/slug/')) return [...products, ...items].map((id) => `hex-bolt-${id}`)
    return e.path.includes('/item/') ? items : products
  }

  return {
    listPathValues,
    secret,
    /** The company that buyers' calls are meant for. */
    buyersCompanyId: buyer.companyId,
    /** Members that calls are meant for: of that company, and of one whose registration waits for a review. */
    emails: { buyer: BUYER, owner: OWNER, draft: DRAFT },
    /** What a form's fields mean, where other calls mean something else. */
    formFor: selling.formFor,
    /** What a call's fields mean, where other calls mean something else. */
    bodyFor: (e: Endpoint): Readonly<Record<string, unknown>> => {
      const login = e === identity.logInBrowser ? BUYER : e === identityStaff.logIn ? ADMIN : undefined
      return {
        company_id: buyer.companyId,
        ...selling.bodyFor(e),
        ...customer.bodyFor(e),
        ...content.bodyFor(e),
        ...(login && { login, password: PASSWORD }),
        ...((e === identityStaff.beginTotp || e === identityStaff.renewRecoveryCodes) && {
          password: PASSWORD,
        }),
        ...(e === savedViews.saveView && {
          list: '/orders',
          name: 'Uji',
          query: 'state=placed',
          is_shared: true,
        }),
        ...(e === identityStaff.changeSelf && { language: 'id' }),
        ...(e === company.acceptInvitation && { consent: true }),
        ...(e === quickOrder.matchRows && { rows: [{ part_number: '6204-2RS', quantity: '10' }] }),
        ...(e === cart.changeCart && {
          id: undefined,
          lines: [{ product_item_id: 1, new_qty: 0 }],
          revision: 0,
          item_ids: undefined,
          product_item_id: undefined,
          new_qty: undefined,
          price_shown: undefined,
          unit_shown: undefined,
        }),
        ...(e === company.addPartNumber && { item_id: ids.item('6204-2RS'), sku_number: undefined }),
        ...((e === company.addPartNumber || e === company.changePartNumber) && { number: 'GD 10-4712' }),
        ...((e === lists.makeList || e === lists.setListLines) && { lines: [] }),
        ...(e === lists.setListLine && { quantity: 1 }),
        ...(e === catalogueStaff.changeCategoryFilters && {
          opened: ['thread'],
          folded: ['length'],
          lists: ['length'],
          ranges: [],
        }),
        ...(e === catalogueStaff.changeProductFields && {
          origin: 'ID',
          tkdn_percent: 41.5,
          sni: 'SNI 1234',
          certificates: [],
        }),
        ...(e === catalogueStaff.changeItemFields && {
          weight_g: 1_250,
          shelf: 'A-03-2',
          stock: { quantity: 5, day: '2026-11-01' },
        }),
        ...(e === catalogueStaff.changeOtherNumbers && {
          replaces: ['OLD-1'],
          other_makers: [{ maker: 'Kuatmor', number: 'K-1' }],
        }),
        ...((e === searchStaff.addSynonyms || e === searchStaff.changeSynonyms) && {
          names: ['bolt', 'pasak besi'],
        }),
        ...((e === deliveryStaff.addZone || e === deliveryStaff.changeZone) && {
          name: { en: 'Java', id: 'Jawa' },
          area_ids: [32],
        }),
        ...(e === deliveryStaff.changeMethod && {
          name: { en: 'Courier', id: 'Ekspedisi' },
          description: { en: 'By road', id: 'Lewat darat' },
          is_enabled: true,
          position: 2,
        }),
        ...((e === deliveryStaff.addRate || e === deliveryStaff.changeRate) && {
          method: 'courier',
          zone_id: zoneId,
          base_amount: 10_000,
          included_weight_g: 5_000,
          amount_per_kg: 1_000,
          lead_time_days: { from: 1, to: 2 },
          free_from: 1_000_000,
        }),
      }
    },
    /** The cookie of whom a call is meant for; nothing that an earlier request did stands in its way. */
    cookieFor: async (e: Endpoint): Promise<string | undefined> => {
      if (e === identityStaff.proveTotp) {
        await beginTotp(db, enrolling, secret)
        return staffCookies[ENROLLING]
      }
      if (e === identityStaff.renewRecoveryCodes) {
        await sql`update identity.staff set totp_secret = ${secret} where id = ${enrolling}`.execute(db)
        return staffCookies[ENROLLING]
      }
      // A login ends the session that comes with it, so each needs another: logouts have one, logins none.
      if (e === identityStaff.logOut) return staffCookie(ADMIN)
      if (e === identityStaff.logIn) return undefined
      // What is for programs has no cookie.
      if (e === identity.giveTokens || e === identity.refreshTokens) return undefined
      await selling.makeReady(e)
      await customer.makeReady(e)
      await content.makeReady()
      if (e === searchStaff.addSynonyms) await clearSynonyms()
      if (e === deliveryStaff.addZone || e === deliveryStaff.addRate) await freshDelivery()
      if (e.path.startsWith('/staff/')) return staffCookies[ADMIN]
      if (e.path.includes('/delivery/address') || e.path.startsWith(company.listPartNumbers.path))
        return cookieOfMember(buyer.memberId)
      if (e === identity.changeProfile)
        await sql`update identity.member set version = 1 where id = ${buyer.memberId}`.execute(db)
      if (e === lists.makeList || e === lists.makeListFromCart) await readyForList()
      if (ofOwners.has(e)) return cookieOfMember(owner.memberId)
      const isOfCompany = Object.values<unknown>(company).includes(e)
      if (e === company.answerRegistration || e === company.correctRegistration)
        await sql`update company.company set question = 'Which paper?' where id = ${companyId}`.execute(db)
      const who = isOfCompany ? memberId : buyer.memberId
      return cookieOfMember(who)
    },
    /** The path with what it asks for: a registration that awaits the step, a member, an invitation, an address, a list, a delivery zone, a rate or a method, a session, a picture. */
    pathFor: async (e: Endpoint, path: string): Promise<string> => {
      if (path.includes(FRESH_ADDRESS)) return path.replace(FRESH_ADDRESS, String(await freshAddress()))
      if (path.includes(FRESH_LIST)) return path.replace(FRESH_LIST, String(await freshList()))
      if (path.includes(AVATAR)) return path.replace(AVATAR, await avatar())
      if (!path.includes(FRESH)) return selling.pathFor(e, await customer.pathFor(e, path))
      return path.replace(FRESH, String(await freshFor(e)))
    },
  }
}

const readCookie = (response: Response): string =>
  (response.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''
