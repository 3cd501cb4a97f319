import { endpoints, identityStaff, type Endpoint } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { endMembership, openSessions, publicAccess, type Holder } from './identity/index.ts'
import type { Db } from './platform/index.ts'
import { noLimits } from './testing/any-caller.ts'
import { application, openApi } from './testing/ask-api.ts'
import { onDatabase } from './testing/index.ts'
import { callName, findCall, openMeantCalls, readCallTable } from './testing/meant-calls.ts'
import { addPerson, addWaiting } from './testing/people-fixture.ts'

/**
 * Who calls, as the columns of the table below. Viewer, buyer and owner are of the company whose records are asked for, and
 * the buyer is the one who made them; the document and the question of a registration are those of the draft.
 */
const callers = [
  'no token',
  'public token',
  'unverified',
  'draft',
  'rejected',
  'suspended',
  'viewer',
  'buyer',
  'owner',
  'owner of another company',
  'staff',
  'removed member',
] as const
type Caller = (typeof callers)[number]

/** What every call answers to each of them where it is sent as it is meant: declared here, whatever the contract says. */
const expected = `
get /v2/product/slug/{slug}                            200 200 200 200 200 200 200 200 200 200 200 401
get /v2/product/category/{slug}                        200 200 200 200 200 200 200 200 200 200 200 401
get /v2/product/item/{id}                              200 200 200 200 200 200 200 200 200 200 200 401
get /v2/product/item/{id}/related                      200 200 200 200 200 200 200 200 200 200 200 401
get /v2/product/item                                   400 400 400 400 400 400 400 400 400 400 400 401
get /v2/product/header/{id}/datasheet                  200 200 200 200 200 200 200 200 200 200 200 401
get /v2/product/item/{id}/datasheet                    200 200 200 200 200 200 200 200 200 200 200 401
post /v2/product/view                                  200 403 200 200 200 200 200 200 200 200 200 401
get /v2/product/compare                                401 401 401 401 401 401 200 200 200 200 401 401
get /v2/product/brand                                  200 200 200 200 200 200 200 200 200 200 200 401
get /v2/website/categories                             200 200 200 200 200 200 200 200 200 200 200 401
get /v2/product/header                                 200 200 200 200 200 200 200 200 200 200 200 401
get /v2/product/header/{id}                            200 200 200 200 200 200 200 200 200 200 200 401
get /v2/product/header/{id}/item                       200 200 200 200 200 200 200 200 200 200 200 401
get /v2/homepage                                       200 200 200 200 200 200 200 200 200 200 200 401
get /v2/homepage/featured-product                      200 200 200 200 200 200 200 200 200 200 200 401
get /v2/homepage/latest-product                        200 200 200 200 200 200 200 200 200 200 200 401
get /v2/homepage/popular-product                       200 200 200 200 200 200 200 200 200 200 200 401
get /v2/homepage/top-brand-product                     200 200 200 200 200 200 200 200 200 200 200 401
get /v2/homepage/most-viewed-product                   200 200 200 200 200 200 200 200 200 200 200 401
get /v2/homepage/special-offer-product                 200 200 200 200 200 200 200 200 200 200 200 401
get /v2/homepage/special-offer-product/{id}/item       401 401 401 401 401 401 200 200 200 200 401 401
get /v2/website/search                                 200 200 200 200 200 200 200 200 200 200 200 401
get /v2/website/suggestions                            200 200 200 200 200 200 200 200 200 200 200 401
post /v2/order/quick-order/read                        401 403 401 401 401 401 403 200 200 200 401 401
post /v2/order/quick-order/match                       401 403 401 401 401 401 403 200 200 200 401 401
get /v2/website/settings                               200 200 200 200 200 200 200 200 200 200 200 401
get /v2/website/whatsapp                               200 200 200 200 200 200 200 200 200 200 200 401
get /v2/website/terms                                  200 200 200 200 200 200 200 200 200 200 200 401
get /v2/website/privacy                                200 200 200 200 200 200 200 200 200 200 200 401
post /website/contact                                  200 403 200 200 200 200 200 200 200 200 200 401
get /blog/post                                         200 200 200 200 200 200 200 200 200 200 200 401
get /blog/post/{id}                                    200 200 200 200 200 200 200 200 200 200 200 401
get /blog/category                                     200 200 200 200 200 200 200 200 200 200 200 401
get /v2/website/content/{kind}                         200 200 200 200 200 200 200 200 200 200 200 401
get /v2/website/content/{kind}/{slug}                  200 200 200 200 200 200 200 200 200 200 200 401
get /v2/website/preview                                404 404 404 404 404 404 404 404 404 404 404 401
get /v1/res/company_type                               200 200 200 200 200 200 200 200 200 200 200 401
get /v1/res/customer_department                        200 200 200 200 200 200 200 200 200 200 200 401
get /v1/res/country                                    200 200 200 200 200 200 200 200 200 200 200 401
get /v1/res/customer_classification                    200 200 200 200 200 200 200 200 200 200 200 401
get /v1/res/customer_industry                          200 200 200 200 200 200 200 200 200 200 200 401
get /v1/res/industrial_estate                          200 200 200 200 200 200 200 200 200 200 200 401
get /v1/res/province                                   200 200 200 200 200 200 200 200 200 200 200 401
get /v1/res/city                                       200 200 200 200 200 200 200 200 200 200 200 401
get /v1/res/district                                   200 200 200 200 200 200 200 200 200 200 200 401
get /v1/res/subdistrict                                200 200 200 200 200 200 200 200 200 200 200 401
post /auth/token                                       200 200 200 200 200 200 200 200 200 200 200 200
post /auth/refresh                                     401 401 401 401 401 401 401 401 401 401 401 401
post /auth/session                                     403 200 200 200 200 200 200 200 200 200 200 401
post /auth/session/renew                               401 401 200 200 200 200 200 200 200 200 401 401
delete /auth/session                                   403 200 200 200 200 200 200 200 200 200 200 401
post /v2/user/change-password                          401 403 401 401 401 401 200 200 200 200 401 401
post /v2/user/reset-password                           200 403 200 200 200 200 200 200 200 200 200 401
post /v2/user/reset-password/{token}                   410 403 410 410 410 410 410 410 410 410 410 401
get /v2/user/profile                                   401 401 200 200 200 200 200 200 200 200 401 401
post /v2/user/profile                                  401 403 401 401 401 401 200 200 200 200 401 401
post /v2/user/avatar                                   401 403 401 401 401 401 200 200 200 200 401 401
delete /v2/user/avatar                                 401 403 401 401 401 401 200 200 200 200 401 401
get /v2/user/avatar/{name}                             401 401 401 404 404 404 200 200 200 404 401 401
get /v2/user/sessions                                  401 401 401 401 401 401 200 200 200 200 401 401
delete /v2/user/sessions/{id}                          401 403 401 401 401 401 404 200 404 404 401 401
delete /v2/user/sessions                               401 403 401 401 401 401 200 200 200 200 401 401
post /auth/signup/check/company                        200 200 200 200 200 200 200 200 200 200 200 401
post /auth/signup/check/address                        200 200 200 200 200 200 200 200 200 200 200 401
post /auth/signup/check/contact                        200 200 200 200 200 200 200 200 200 200 200 401
post /auth/signup                                      200 200 200 200 200 200 200 200 200 200 200 401
post /auth/signup/verify-email                         200 200 200 200 200 200 200 200 200 200 200 401
post /v2/auth/signup/verify-token                      404 403 404 404 404 404 404 404 404 404 404 401
get /v2/company/registration                           401 401 401 200 200 200 200 200 200 200 401 401
post /v2/company/registration/answer                   401 403 401 200 200 409 409 409 409 409 401 401
post /v2/company/registration/correction               401 403 401 200 409 409 409 409 409 409 401 401
get /v2/company/documents/{id}                         401 401 401 200 404 404 404 404 404 404 401 401
get /v2/delivery/address                               401 401 401 401 401 401 200 200 200 200 401 401
get /delivery/address                                  401 401 401 401 401 401 200 200 200 200 401 401
post /delivery/address/new                             401 403 401 401 401 401 403 200 200 200 401 401
get /delivery/address/{id}                             401 401 401 401 401 401 200 200 200 404 401 401
put /delivery/address/{id}                             401 403 401 401 401 401 403 200 200 404 401 401
delete /delivery/address/{id}                          401 403 401 401 401 401 403 200 200 404 401 401
post /delivery/address/{id}/default                    401 403 401 401 401 401 403 200 200 404 401 401
get /v2/company/members                                401 401 401 401 401 401 200 200 200 200 401 401
get /v2/company/salesperson                            401 401 401 401 401 401 200 200 200 200 401 401
patch /v2/company/members/{id}                         401 403 401 401 401 401 403 403 200 404 401 401
delete /v2/company/members/{id}                        401 403 401 401 401 401 403 403 200 404 401 401
get /v2/company/invitations                            401 401 401 401 401 401 403 403 200 200 401 401
post /v2/company/invitations                           401 403 401 401 401 401 403 403 200 200 401 401
post /v2/company/invitations/{id}/renew                401 403 401 401 401 401 403 403 200 404 401 401
delete /v2/company/invitations/{id}                    401 403 401 401 401 401 403 403 200 404 401 401
get /v2/auth/invitation/{token}                        410 410 410 410 410 410 410 410 410 410 410 401
post /v2/auth/invitation/{token}                       410 403 410 410 410 410 410 410 410 410 410 401
get /v2/order/cart                                     401 401 401 401 401 401 403 200 200 200 401 401
post /v2/order/cart                                    401 403 401 401 401 401 403 200 200 200 401 401
get /v2/company/part-numbers                           401 401 401 401 401 401 200 200 200 200 401 401
post /v2/company/part-numbers                          401 403 401 401 401 401 403 200 200 200 401 401
post /v2/company/part-numbers/upload                   401 403 401 401 401 401 403 200 200 200 401 401
get /v2/company/part-numbers/file                      401 401 401 401 401 401 200 200 200 200 401 401
get /v2/company/part-numbers/{id}                      401 401 401 401 401 401 200 200 200 404 401 401
patch /v2/company/part-numbers/{id}                    401 403 401 401 401 401 403 200 200 404 401 401
delete /v2/company/part-numbers/{id}                   401 403 401 401 401 401 403 200 200 404 401 401
get /v2/lists                                          401 401 401 401 401 401 200 200 200 200 401 401
get /v2/lists/{id}                                     401 401 401 401 401 401 200 200 200 404 401 401
post /v2/lists                                         401 403 401 401 401 401 200 200 200 200 401 401
post /v2/lists/from-cart                               401 403 401 401 401 401 403 200 409 409 401 401
patch /v2/lists/{id}                                   401 403 401 401 401 401 403 200 200 404 401 401
delete /v2/lists/{id}                                  401 403 401 401 401 401 403 200 200 404 401 401
put /v2/lists/{id}/lines                               401 403 401 401 401 401 403 200 200 404 401 401
put /v2/lists/{id}/lines/{item_id}                     401 403 401 401 401 401 403 200 200 404 401 401
post /v2/lists/{id}/add-to-cart                        401 403 401 401 401 401 403 200 200 404 401 401
get /v2/wishlist                                       401 401 401 401 401 401 200 200 200 200 401 401
post /v2/wishlist                                      401 403 401 401 401 401 200 200 200 200 401 401
get /v2/website/delivery                               200 200 200 200 200 200 200 200 200 200 200 401
get /v2/order/quotation                                401 401 401 401 401 401 200 200 200 200 401 401
get /v2/order/quotation/open                           401 401 401 401 401 401 403 200 404 404 401 401
get /v2/order/quotation/{id}                           401 401 401 401 401 401 200 200 200 404 401 401
get /v2/order/quotation/{id}/version/{version}         401 401 401 401 401 401 200 200 200 404 401 401
get /v2/order/quotation/{id}/compare                   401 401 401 401 401 401 200 200 200 404 401 401
post /v1/order/cart/{id}/checkout                      401 403 401 401 401 401 403 200 404 404 401 401
post /v2/order/quotation/request                       401 403 401 401 401 401 403 200 409 409 401 401
post /v2/order/quotation/{id}/step                     401 403 401 401 401 401 403 200 200 404 401 401
post /v2/order/quotation/{id}/message                  401 403 401 401 401 401 403 200 200 404 401 401
post /v2/order/quotation/{id}/details                  401 403 401 401 401 401 403 200 200 404 401 401
get /v2/order/quotation/{id}/delivery-method           401 401 401 401 401 401 200 200 200 404 401 401
post /v2/order/quotation/{id}/delivery-method          401 403 401 401 401 401 403 200 200 404 401 401
post /v2/order/quotation/{id}/set-delivery-address     401 403 401 401 401 401 403 200 200 404 401 401
post /v2/order/quotation/{id}/upload-po                401 403 401 401 401 401 403 200 200 404 401 401
get /v2/order/quotation/{id}/pdf                       401 401 401 401 401 401 200 200 200 404 401 401
get /v2/order/quotation/{id}/po                        401 401 401 401 401 401 200 200 200 404 401 401
post /v2/order/quotation/upload                        401 403 401 401 401 401 403 200 200 200 401 401
get /v2/order/quotation/upload                         401 401 401 401 401 401 200 200 200 200 401 401
get /v2/order/quotation/{id}/lines                     401 401 401 401 401 401 200 200 200 404 401 401
put /v2/order/quotation/{id}/lines                     401 403 401 401 401 401 403 200 200 404 401 401
get /v2/order/quotation/{id}/verdicts                  401 401 401 401 401 401 200 200 200 404 401 401
get /v2/order/order                                    401 401 401 401 401 401 200 200 200 200 401 401
get /v2/order/order/{id}                               401 401 401 401 401 401 200 200 200 404 401 401
post /v2/order/order/{id}/cancel                       401 403 401 401 401 401 403 200 200 404 401 401
post /v2/order/order/{id}/reorder                      401 403 401 401 401 401 403 200 200 404 401 401
get /v2/order/order/{id}/confirmation                  401 401 401 401 401 401 200 200 200 404 401 401
get /v2/order/order/{id}/pro-forma                     401 401 401 401 401 401 200 200 200 404 401 401
get /v2/order/order/{id}/po                            401 401 401 401 401 401 200 200 200 404 401 401
get /v2/invoice/invoice                                401 401 401 401 401 401 200 200 200 200 401 401
get /v2/invoice/invoice/{id}                           401 401 401 401 401 401 200 200 200 404 401 401
get /v2/invoice/invoice/{id}/pdf                       401 401 401 401 401 401 200 200 200 404 401 401
get /v2/invoice/invoice/{id}/receipt                   401 401 401 401 401 401 200 200 200 404 401 401
get /v2/invoice/invoice/{id}/credit-note/{note_id}     401 401 401 401 401 401 200 200 200 404 401 401
get /v2/invoice/invoice/{id}/tax-invoice               401 401 401 401 401 401 200 200 200 404 401 401
get /v2/order/quotation/{id}/payment-method            401 401 401 401 401 401 200 200 200 404 401 401
post /v2/payment/inquiry                               401 403 401 401 401 401 403 200 200 404 401 401
post /v2/payment/process                               401 403 401 401 401 401 403 200 200 404 401 401
get /v2/payment/refund                                 401 401 401 401 401 401 200 200 200 200 401 401
post /v2/payment/refund                                401 403 401 401 401 401 403 200 200 409 401 401
post /v2/order/order/{id}/keep-on-account              401 403 401 401 401 401 403 200 200 404 401 401
get /v2/order/order/{id}/payment                       401 401 401 401 401 401 200 200 200 404 401 401
get /v2/order/order/{id}/payment/qr                    401 401 401 401 401 401 404 404 404 404 401 401
get /v2/payment/balance                                401 401 401 401 401 401 200 200 200 200 401 401
get /v2/payment/statement                              401 401 401 401 401 401 200 200 200 200 401 401
get /v2/payment/statement/pdf                          401 401 401 401 401 401 200 200 200 200 401 401
get /v2/payment/statement/xlsx                         401 401 401 401 401 401 200 200 200 200 401 401
get /v2/invoice/invoice/{id}/payment                   401 401 401 401 401 401 200 200 200 404 401 401
get /v2/invoice/invoice/{id}/payment/qr                401 401 401 401 401 401 404 404 404 404 401 401
post /v2/order/order/{id}/proof                        401 403 401 401 401 401 403 200 200 404 401 401
get /v2/order/order/{id}/proof/{proof_id}              401 401 401 401 401 401 200 200 200 404 401 401
post /payments/midtrans/notification                   404 403 404 404 404 404 404 404 404 404 404 401
get /v2/delivery/delivery                              401 401 401 401 401 401 200 200 200 200 401 401
get /v2/delivery/track                                 401 401 401 401 401 401 200 200 200 404 401 401
get /v2/delivery/track/{id}                            401 401 401 401 401 401 200 200 200 404 401 401
get /v2/order/order/{id}/deliveries                    401 401 401 401 401 401 200 200 200 404 401 401
post /v2/delivery/track/{id}/receipt                   401 403 401 401 401 401 403 200 200 404 401 401
post /v2/delivery/track/{id}/receipt/withdrawal        401 403 401 401 401 401 403 200 200 404 401 401
get /v2/delivery/track/{id}/receipt                    401 401 401 401 401 401 200 200 200 404 401 401
get /v2/delivery/track/{id}/note                       401 401 401 401 401 401 200 200 200 404 401 401
get /v2/delivery/track/{id}/packing-list               401 401 401 401 401 401 200 200 200 404 401 401
get /v2/order/return                                   401 401 401 401 401 401 200 200 200 200 401 401
get /v2/order/return/{id}                              401 401 401 401 401 401 200 200 200 404 401 401
get /v2/order/order/{id}/return                        401 401 401 401 401 401 200 200 200 404 401 401
post /v2/order/order/{id}/return                       401 403 401 401 401 401 403 200 200 404 401 401
post /v2/order/return/{id}/withdraw                    401 403 401 401 401 401 403 200 200 404 401 401
post /v2/order/return/{id}/picture                     401 403 401 401 401 401 403 200 200 404 401 401
get /v2/order/return/{id}/picture/{picture_id}         401 401 401 401 401 401 200 200 200 404 401 401
`

const calls = endpoints.filter(({ path }) => !path.startsWith('/staff/'))
const table = readCallTable(expected).map(({ name, cells }) => ({ name, statuses: cells.map(Number) }))

it('the table has every call that is not for staff, and a status for everybody', () => {
  expect(table.map(({ name }) => name).toSorted()).toEqual(calls.map(callName).toSorted())
  expect(table.filter(({ statuses }) => statuses.length !== callers.length)).toEqual([])
})

/** Where every item lies in the warehouse, which staff alone see. */
const SHELF = 'RAK-77-SAJA'

onDatabase('a call', (open) => {
  let db: Db
  let send: Awaited<ReturnType<typeof openMeantCalls>>['send']
  let buildHeaders: (who: Caller) => Promise<Record<string, string>>
  beforeAll(async () => {
    db = (await open()).db
    const { meant, ...opened } = await openMeantCalls(db, openApi({ db, limits: noLimits }))
    send = opened.send
    await sql`update catalogue.item set shelf = ${SHELF}`.execute(db)
    const sessions = openSessions(db, 'a secret of the tests')
    const companyId = meant.buyersCompanyId
    const findId = async (email: string) => {
      const { rows } = await sql<{
        id: number
      }>`select id from identity.member where email = ${email}`.execute(db)
      return rows[0]?.id ?? 0
    }
    const add = async (name: string, person: Omit<Parameters<typeof addPerson>[1], 'email'>) =>
      (await addPerson(db, { email: `${name}@uji.test`, ...person })).memberId
    const members: Partial<Record<Caller, number>> = {
      draft: await findId(meant.emails.draft),
      rejected: await add('rejected', { status: 'reject' }),
      suspended: await add('suspended', { status: 'suspend' }),
      viewer: await add('viewer', { role: 'viewer', companyId }),
      buyer: await findId(meant.emails.buyer),
      owner: await findId(meant.emails.owner),
      'owner of another company': await add('other', { role: 'owner' }),
    }
    const registrationId = await addWaiting(db, 'waiting@uji.test')
    const bearer = (token = '') => ({ authorization: `Bearer ${token}` })
    const beginSession = (holder: Holder) => sessions.beginWithTokens(db, holder, 'a test', new Date())
    const leaver = await add('removed', { companyId })
    const removed = await beginSession(leaver)
    await endMembership(db, leaver, new Date())
    const staffCookie = (await meant.cookieFor(identityStaff.showSelf)) ?? ''
    buildHeaders = async (who) => {
      if (who === 'no token') return {}
      if (who === 'removed member') return bearer(removed.access_token)
      if (who === 'public token') {
        const tokens = publicAccess(application).logIn(application.login, application.key, new Date())
        return bearer(tokens?.access_token)
      }
      if (who === 'staff') return { cookie: staffCookie, 'sec-fetch-site': 'same-origin' }
      // Many calls end the session that they come with.
      const holder = who === 'unverified' ? { registrationId } : (members[who] ?? 0)
      return bearer((await beginSession(holder)).access_token)
    }
  })

  const ask = async (e: Endpoint, who: Caller): Promise<number> => {
    const { response } = await send(e, await buildHeaders(who))
    const body = Buffer.from(await response.arrayBuffer()).toString('latin1')
    if (body.includes(SHELF)) throw new Error(`${callName(e)} shows ${who} where an item lies`)
    return response.status
  }

  it.each(table)('$name answers each as the table says', async ({ name, statuses }) => {
    const e = findCall(name)
    const answered: (readonly [Caller, number])[] = []
    for (const who of callers) answered.push([who, await ask(e, who)])
    expect(answered).toEqual(callers.map((who, at) => [who, statuses[at]]))
  })
})
