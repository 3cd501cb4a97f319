import { endpoints, identityStaff, type Endpoint } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import {
  beginStaffSession,
  beginTotp,
  endMembership,
  openSessions,
  publicAccess,
  STAFF_COOKIE,
} from './identity/index.ts'
import type { Db } from './platform/index.ts'
import { noLimits } from './testing/any-caller.ts'
import { application, openApi } from './testing/ask-api.ts'
import { onDatabase } from './testing/index.ts'
import { callName, findCall, openMeantCalls, readCallTable } from './testing/meant-calls.ts'
import { addPerson, PASSWORD } from './testing/people-fixture.ts'
import { addStaff } from './testing/staff-fixture.ts'

/** Staff, by role; the disabled one is an admin with a session. */
const staffCallers = ['sales', 'finance', 'warehouse', 'content', 'admin', 'disabled'] as const
type StaffCaller = (typeof staffCallers)[number]
/** Who calls, as the columns of the table below. Members are of the company whose records are asked for. */
const callers = [
  'no token',
  'public token',
  'viewer',
  'buyer',
  'owner',
  'removed member',
  ...staffCallers,
] as const
type Caller = (typeof callers)[number]

/** What every call of staff answers to each of them where it is valid: declared here, independently of the contract. */
const expected = `
get /staff/catalogue/categories/{id}/filters                            401 401 401 401 401 401 403 403 403 200 200 401
put /staff/catalogue/categories/{id}/filters                            401 401 401 401 401 401 403 403 403 200 200 401
get /staff/catalogue/products/{id}/fields                               401 401 401 401 401 401 403 403 403 200 200 401
put /staff/catalogue/products/{id}/fields                               401 401 401 401 401 401 403 403 403 200 200 401
get /staff/catalogue/items/{id}/fields                                  401 401 401 401 401 401 403 403 403 200 200 401
put /staff/catalogue/items/{id}/fields                                  401 401 401 401 401 401 403 403 403 200 200 401
get /staff/catalogue/items/{id}/other-numbers                           401 401 401 401 401 401 403 403 403 200 200 401
put /staff/catalogue/items/{id}/other-numbers                           401 401 401 401 401 401 403 403 403 200 200 401
get /staff/search/synonyms                                              401 401 401 401 401 401 403 403 403 200 200 401
get /staff/search/synonyms/{id}                                         401 401 401 401 401 401 403 403 403 200 200 401
post /staff/search/synonyms                                             401 401 401 401 401 401 403 403 403 200 200 401
put /staff/search/synonyms/{id}                                         401 401 401 401 401 401 403 403 403 200 200 401
delete /staff/search/synonyms/{id}                                      401 401 401 401 401 401 403 403 403 200 200 401
get /staff/content/documents                                            401 401 401 401 401 401 403 403 403 200 200 401
get /staff/content/documents/{id}                                       401 401 401 401 401 401 403 403 403 200 200 401
post /staff/content/documents                                           401 401 401 401 401 401 403 403 403 200 200 401
put /staff/content/documents/{id}                                       401 401 401 401 401 401 403 403 403 200 200 401
post /staff/content/documents/{id}/publish                              401 401 401 401 401 401 403 403 403 200 200 401
post /staff/content/documents/{id}/unpublish                            401 401 401 401 401 401 403 403 403 200 200 401
post /staff/content/documents/{id}/preview                              401 401 401 401 401 401 403 403 403 200 200 401
get /staff/content/documents/{id}/versions                              401 401 401 401 401 401 403 403 403 200 200 401
get /staff/content/documents/{id}/versions/{version}                    401 401 401 401 401 401 403 403 403 200 200 401
post /staff/content/pictures                                            401 401 401 401 401 401 403 403 403 200 200 401
get /staff/content/categories                                           401 401 401 401 401 401 403 403 403 200 200 401
post /staff/content/categories                                          401 401 401 401 401 401 403 403 403 200 200 401
put /staff/content/categories/{id}                                      401 401 401 401 401 401 403 403 403 200 200 401
delete /staff/content/categories/{id}                                   401 401 401 401 401 401 403 403 403 200 200 401
get /staff/contact-messages                                             401 401 401 401 401 401 200 403 403 403 200 401
put /staff/contact-messages/{id}                                        401 401 401 401 401 401 200 403 403 403 200 401
post /staff/session                                                     200 403 200 200 200 200 200 200 200 200 200 401
delete /staff/session                                                   200 403 200 200 200 200 200 200 200 200 200 200
get /staff/me                                                           401 401 401 401 401 401 200 200 200 200 200 401
post /staff/totp                                                        401 401 401 401 401 401 200 200 200 200 200 401
put /staff/totp                                                         401 401 401 401 401 401 200 200 200 200 200 401
get /staff/views                                                        401 401 401 401 401 401 200 200 200 200 200 401
put /staff/views                                                        401 401 401 401 401 401 200 200 200 200 200 401
delete /staff/views/{id}                                                401 401 401 401 401 401 200 200 200 200 200 401
post /staff/recovery-codes                                              401 401 401 401 401 401 200 200 200 200 200 401
put /staff/me                                                           401 401 401 401 401 401 200 200 200 200 200 401
put /staff/password                                                     401 401 401 401 401 401 200 200 200 200 200 401
get /staff/sessions                                                     401 401 401 401 401 401 200 200 200 200 200 401
delete /staff/sessions/{id}                                             401 401 401 401 401 401 200 200 200 200 200 401
delete /staff/sessions                                                  401 401 401 401 401 401 200 200 200 200 200 401
get /staff/accounts                                                     401 401 401 401 401 401 403 403 403 403 200 401
post /staff/accounts/{id}/disable                                       401 401 401 401 401 401 403 403 403 403 200 401
post /staff/accounts/{id}/enable                                        401 401 401 401 401 401 403 403 403 403 200 401
get /staff/registrations                                                401 401 401 401 401 401 200 403 403 403 200 401
get /staff/registrations/{id}                                           401 401 401 401 401 401 200 403 403 403 200 401
get /staff/registrations/{id}/documents/{document_id}                   401 401 401 401 401 401 200 403 403 403 200 401
post /staff/registrations/{id}/approve                                  401 401 401 401 401 401 200 403 403 403 200 401
post /staff/registrations/{id}/reject                                   401 401 401 401 401 401 200 403 403 403 200 401
post /staff/registrations/{id}/ask                                      401 401 401 401 401 401 200 403 403 403 200 401
post /staff/registrations/{id}/suspend                                  401 401 401 401 401 401 200 403 403 403 200 401
post /staff/registrations/{id}/join                                     401 401 401 401 401 401 200 403 403 403 200 401
get /staff/companies                                                    401 401 401 401 401 401 200 200 403 403 200 401
get /staff/companies/{id}                                               401 401 401 401 401 401 200 200 403 403 200 401
get /staff/companies/{id}/documents/{document_id}                       401 401 401 401 401 401 200 200 403 403 200 401
put /staff/companies/{id}                                               401 401 401 401 401 401 200 403 403 403 200 401
put /staff/companies/{id}/salesperson                                   401 401 401 401 401 401 200 403 403 403 200 401
post /staff/companies/{id}/notes                                        401 401 401 401 401 401 200 200 403 403 200 401
put /staff/companies/{id}/members/{member_id}                           401 401 401 401 401 401 200 403 403 403 200 401
delete /staff/companies/{id}/members/{member_id}                        401 401 401 401 401 401 200 403 403 403 200 401
get /staff/price-lists                                                  401 401 401 401 401 401 200 200 403 403 200 401
post /staff/price-lists                                                 401 401 401 401 401 401 403 403 403 403 200 401
get /staff/price-lists/{id}                                             401 401 401 401 401 401 200 200 403 403 200 401
put /staff/price-lists/{id}                                             401 401 401 401 401 401 403 403 403 403 200 401
put /staff/price-lists/{id}/companies/{company_id}                      401 401 401 401 401 401 403 403 403 403 200 401
delete /staff/price-lists/{id}/companies/{company_id}                   401 401 401 401 401 401 403 403 403 403 200 401
get /staff/price-lists/{id}/rules                                       401 401 401 401 401 401 200 200 403 403 200 401
post /staff/price-lists/{id}/rules                                      401 401 401 401 401 401 403 403 403 403 200 401
put /staff/price-lists/{id}/rules/{rule_id}                             401 401 401 401 401 401 403 403 403 403 200 401
delete /staff/price-lists/{id}/rules/{rule_id}                          401 401 401 401 401 401 403 403 403 403 200 401
get /staff/price-lists/{id}/xlsx                                        401 401 401 401 401 401 200 200 403 403 200 401
post /staff/price-lists/{id}/xlsx                                       401 401 401 401 401 401 403 403 403 403 200 401
get /staff/companies/{id}/price                                         401 401 401 401 401 401 200 200 403 403 200 401
get /staff/delivery/zones                                               401 401 401 401 401 401 200 403 200 403 200 401
post /staff/delivery/zones                                              401 401 401 401 401 401 403 403 200 403 200 401
put /staff/delivery/zones/{id}                                          401 401 401 401 401 401 403 403 200 403 200 401
delete /staff/delivery/zones/{id}                                       401 401 401 401 401 401 403 403 200 403 200 401
get /staff/delivery/methods                                             401 401 401 401 401 401 200 403 200 403 200 401
put /staff/delivery/methods/{id}                                        401 401 401 401 401 401 403 403 200 403 200 401
get /staff/delivery/rates                                               401 401 401 401 401 401 200 403 200 403 200 401
post /staff/delivery/rates                                              401 401 401 401 401 401 403 403 200 403 200 401
put /staff/delivery/rates/{id}                                          401 401 401 401 401 401 403 403 200 403 200 401
delete /staff/delivery/rates/{id}                                       401 401 401 401 401 401 403 403 200 403 200 401
get /staff/quotations                                                   401 401 401 401 401 401 200 200 403 403 200 401
get /staff/quotations/counts                                            401 401 401 401 401 401 200 200 403 403 200 401
get /staff/quotations/sellers                                           401 401 401 401 401 401 200 403 403 403 200 401
get /staff/quotations/buyers                                            401 401 401 401 401 401 200 403 403 403 200 401
post /staff/quotations                                                  401 401 401 401 401 401 200 403 403 403 200 401
get /staff/quotations/{id}                                              401 401 401 401 401 401 200 200 403 403 200 401
get /staff/quotations/{id}/version/{version}                            401 401 401 401 401 401 200 200 403 403 200 401
get /staff/quotations/{id}/compare                                      401 401 401 401 401 401 200 200 403 403 200 401
get /staff/quotations/{id}/pdf                                          401 401 401 401 401 401 200 200 403 403 200 401
get /staff/quotations/{id}/po                                           401 401 401 401 401 401 200 200 403 403 200 401
put /staff/quotations/{id}/lines                                        401 401 401 401 401 401 200 403 403 403 200 401
patch /staff/quotations/{id}/lines                                      401 401 401 401 401 401 200 403 403 403 200 401
get /staff/quotations/{id}/line-facts                                   401 401 401 401 401 401 200 200 403 403 200 401
get /staff/quotations/{id}/items                                        401 401 401 401 401 401 200 403 403 403 200 401
post /staff/quotations/{id}/step                                        401 401 401 401 401 401 200 403 403 403 200 401
post /staff/quotations/{id}/message                                     401 401 401 401 401 401 200 403 403 403 200 401
post /staff/quotations/{id}/notes                                       401 401 401 401 401 401 200 403 403 403 200 401
post /staff/quotations/{id}/salesperson                                 401 401 401 401 401 401 200 403 403 403 200 401
get /staff/orders                                                       401 401 401 401 401 401 200 200 200 403 200 401
get /staff/orders/{id}                                                  401 401 401 401 401 401 200 200 200 403 200 401
get /staff/orders/{id}/po                                               401 401 401 401 401 401 200 200 403 403 200 401
post /staff/orders/{id}/step                                            401 401 401 401 401 401 200 403 403 403 200 401
get /staff/invoices                                                     401 401 401 401 401 401 200 200 403 403 200 401
get /staff/invoices/{id}                                                401 401 401 401 401 401 200 200 403 403 200 401
get /staff/invoices/{id}/pdf                                            401 401 401 401 401 401 200 200 403 403 200 401
get /staff/invoices/{id}/receipt                                        401 401 401 401 401 401 200 200 403 403 200 401
get /staff/invoices/{id}/credit-notes/{note_id}/pdf                     401 401 401 401 401 401 200 200 403 403 200 401
get /staff/invoices/{id}/tax-invoice                                    401 401 401 401 401 401 200 200 403 403 200 401
post /staff/orders/{id}/invoice                                         401 401 401 401 401 401 403 200 403 403 200 401
post /staff/invoices/{id}/tax-invoice                                   401 401 401 401 401 401 403 200 403 403 200 401
post /staff/invoices/{id}/received                                      401 401 401 401 401 401 403 200 403 403 200 401
post /staff/invoices/{id}/payments                                      401 401 401 401 401 401 403 200 403 403 200 401
post /staff/invoices/{id}/credit-notes                                  401 401 401 401 401 401 403 200 403 403 200 401
post /staff/invoices/{id}/credit-notes/{note_id}/return-note            401 401 401 401 401 401 403 200 403 403 200 401
get /staff/invoices/{id}/credit-notes/{note_id}/return-note             401 401 401 401 401 401 200 200 403 403 200 401
get /staff/tax-invoices                                                 401 401 401 401 401 401 403 200 403 403 200 401
post /staff/tax-invoices/exports                                        401 401 401 401 401 401 403 200 403 403 200 401
get /staff/tax-invoices/exports/{id}/xml                                401 401 401 401 401 401 403 200 403 403 200 401
get /staff/companies/{id}/tax-kind                                      401 401 401 401 401 401 200 200 403 403 200 401
post /staff/tax-invoices/exports/{id}/withdraw                          401 401 401 401 401 401 403 200 403 403 200 401
post /staff/tax-invoices/numbers                                        401 401 401 401 401 401 403 200 403 403 200 401
post /staff/tax-invoices/files                                          401 401 401 401 401 401 403 200 403 403 200 401
post /staff/companies/{id}/tax-kind                                     401 401 401 401 401 401 403 200 403 403 200 401
get /staff/companies/{id}/tax-kind/document                             401 401 401 401 401 401 200 200 403 403 200 401
get /staff/companies/{id}/billing                                       401 401 401 401 401 401 200 200 403 403 200 401
put /staff/companies/{id}/billing                                       401 401 401 401 401 401 403 200 403 403 200 401
get /staff/payments/proofs                                              401 401 401 401 401 401 403 200 403 403 200 401
get /staff/payments/proofs/{id}                                         401 401 401 401 401 401 403 200 403 403 200 401
get /staff/payments/proofs/{id}/file                                    401 401 401 401 401 401 403 200 403 403 200 401
post /staff/payments/proofs/{id}/verify                                 401 401 401 401 401 401 403 200 403 403 200 401
post /staff/payments/proofs/{id}/reject                                 401 401 401 401 401 401 403 200 403 403 200 401
get /staff/payments/attempts                                            401 401 401 401 401 401 403 200 403 403 200 401
get /staff/payments/attempts/{id}                                       401 401 401 401 401 401 403 200 403 403 200 401
post /staff/payments/attempts/{id}/accept                               401 401 401 401 401 401 403 200 403 403 200 401
post /staff/payments/attempts/{id}/refund                               401 401 401 401 401 401 403 200 403 403 200 401
post /staff/payments/attempts/{id}/transfer-back                        401 401 401 401 401 401 403 200 403 403 200 401
get /staff/payments/refunds/{id}/file                                   401 401 401 401 401 401 403 200 403 403 200 401
post /staff/payments/transfers                                          401 401 401 401 401 401 403 200 403 403 200 401
post /staff/payments/proofs/{id}/reopen                                 401 401 401 401 401 401 403 200 403 403 200 401
post /staff/payments/transfers/{id}/correct                             401 401 401 401 401 401 403 200 403 403 200 401
post /staff/bank-statements                                             401 401 401 401 401 401 403 200 403 403 200 401
get /staff/bank-statements                                              401 401 401 401 401 401 403 200 403 403 200 401
get /staff/bank-lines                                                   401 401 401 401 401 401 403 200 403 403 200 401
post /staff/bank-lines/{id}/settle                                      401 401 401 401 401 401 403 200 403 403 200 401
post /staff/bank-lines/{id}/ignore                                      401 401 401 401 401 401 403 200 403 403 200 401
post /staff/bank-lines/{id}/reopen                                      401 401 401 401 401 401 403 200 403 403 200 401
get /staff/ledger/suspense                                              401 401 401 401 401 401 403 200 403 403 200 401
get /staff/ledger/journals/csv                                          401 401 401 401 401 401 403 200 403 403 200 401
get /staff/ledger/journals/xlsx                                         401 401 401 401 401 401 403 200 403 403 200 401
get /staff/companies/{id}/money/entries                                 401 401 401 401 401 401 200 200 403 403 200 401
post /staff/ledger/allocations/{id}/reverse                             401 401 401 401 401 401 403 200 403 403 200 401
post /staff/ledger/adjustments/{id}/reverse                             401 401 401 401 401 401 403 200 403 403 200 401
get /staff/ledger/withheld                                              401 401 401 401 401 401 403 200 403 403 200 401
post /staff/ledger/withheld/{id}/certificate                            401 401 401 401 401 401 403 200 403 403 200 401
get /staff/ledger/withheld/{id}/certificate                             401 401 401 401 401 401 403 200 403 403 200 401
post /staff/companies/{id}/money/use                                    401 401 401 401 401 401 403 200 403 403 200 401
get /staff/payments/differences                                         401 401 401 401 401 401 200 200 403 403 200 401
post /staff/payments/differences/{id}/decide                            401 401 401 401 401 401 403 200 403 403 200 401
get /staff/payments/held-refunds                                        401 401 401 401 401 401 403 200 403 403 200 401
post /staff/companies/{id}/money/refunds                                401 401 401 401 401 401 403 200 403 403 200 401
post /staff/payments/held-refunds/{id}/approve                          401 401 401 401 401 401 403 200 403 403 200 401
post /staff/payments/held-refunds/{id}/complete                         401 401 401 401 401 401 403 200 403 403 200 401
post /staff/payments/held-refunds/{id}/refuse                           401 401 401 401 401 401 403 200 403 403 200 401
get /staff/companies/{id}/statement                                     401 401 401 401 401 401 200 200 403 403 200 401
get /staff/companies/{id}/statement/pdf                                 401 401 401 401 401 401 200 200 403 403 200 401
get /staff/companies/{id}/statement/xlsx                                401 401 401 401 401 401 200 200 403 403 200 401
get /staff/ageing                                                       401 401 401 401 401 401 200 200 403 403 200 401
get /staff/ageing/pdf                                                   401 401 401 401 401 401 200 200 403 403 200 401
get /staff/ageing/salespeople                                           401 401 401 401 401 401 200 200 403 403 200 401
get /staff/ageing/xlsx                                                  401 401 401 401 401 401 200 200 403 403 200 401
get /staff/companies/{id}/money                                         401 401 401 401 401 401 200 200 403 403 200 401
get /staff/companies/{id}/balance                                       401 401 401 401 401 401 200 200 403 403 200 401
get /staff/open-documents                                               401 401 401 401 401 401 200 200 403 403 200 401
post /staff/invoices/{id}/adjustments                                   401 401 401 401 401 401 403 200 403 403 200 401
get /staff/companies/{id}/credit                                        401 401 401 401 401 401 200 200 403 403 200 401
put /staff/companies/{id}/credit                                        401 401 401 401 401 401 403 200 403 403 200 401
get /staff/approvals                                                    401 401 401 401 401 401 200 200 403 403 200 401
get /staff/approvals/{id}                                               401 401 401 401 401 401 200 200 403 403 200 401
post /staff/approvals/{id}/approve                                      401 401 401 401 401 401 403 200 403 403 200 401
post /staff/approvals/{id}/refuse                                       401 401 401 401 401 401 403 200 403 403 200 401
post /staff/approvals/{id}/withdraw                                     401 401 401 401 401 401 200 200 403 403 200 401
get /staff/deliveries                                                   401 401 401 401 401 401 200 200 200 403 200 401
get /staff/orders/{id}/deliveries                                       401 401 401 401 401 401 200 200 200 403 200 401
post /staff/orders/{id}/close                                           401 401 401 401 401 401 200 403 403 403 200 401
post /staff/orders/{id}/deliveries                                      401 401 401 401 401 401 200 403 200 403 200 401
get /staff/deliveries/{id}                                              401 401 401 401 401 401 200 200 200 403 200 401
put /staff/deliveries/{id}                                              401 401 401 401 401 401 200 403 200 403 200 401
post /staff/deliveries/{id}/step                                        401 401 401 401 401 401 200 403 200 403 200 401
post /staff/deliveries/{id}/receipt                                     401 401 401 401 401 401 200 403 200 403 200 401
get /staff/deliveries/{id}/receipt                                      401 401 401 401 401 401 200 200 200 403 200 401
get /staff/deliveries/{id}/note                                         401 401 401 401 401 401 200 200 200 403 200 401
get /staff/deliveries/{id}/packing-list                                 401 401 401 401 401 401 200 200 200 403 200 401
get /staff/pick-list                                                    401 401 401 401 401 401 200 200 200 403 200 401
post /staff/pick-list/scans                                             401 401 401 401 401 401 200 403 200 403 200 401
put /staff/deliveries/{id}/picked                                       401 401 401 401 401 401 200 403 200 403 200 401
post /staff/deliveries/{id}/pack                                        401 401 401 401 401 401 200 403 200 403 200 401
post /staff/deliveries/hand-over                                        401 401 401 401 401 401 200 403 200 403 200 401
get /staff/deliveries/{id}/labels                                       401 401 401 401 401 401 200 200 200 403 200 401
get /staff/returns                                                      401 401 401 401 401 401 200 200 200 403 200 401
get /staff/returns/{id}                                                 401 401 401 401 401 401 200 200 200 403 200 401
post /staff/returns/{id}/step                                           401 401 401 401 401 401 200 403 403 403 200 401
get /staff/returns/{id}/picture/{picture_id}                            401 401 401 401 401 401 200 200 200 403 200 401
`
const table = readCallTable(expected).map(({ name, cells }) => ({ name, statuses: cells.map(Number) }))

it('the table has every call of staff, and a status for every caller', () => {
  const calls = endpoints.filter(({ path }) => path.startsWith('/staff/'))
  expect(table.map(({ name }) => name).toSorted()).toEqual(calls.map(callName).toSorted())
  expect(table.filter(({ statuses }) => statuses.length !== callers.length)).toEqual([])
})

onDatabase('a call of staff', (open) => {
  let db: Db
  let calls: Awaited<ReturnType<typeof openMeantCalls>>
  let buildHeaders: (who: Caller) => Promise<Record<string, string>>
  const staffIds = new Map<Caller, number>()
  const toEmail = (who: StaffCaller) => `${who}@gudang.test`
  beforeAll(async () => {
    db = (await open()).db
    calls = await openMeantCalls(db, openApi({ db, limits: noLimits }))
    const sessions = openSessions(db, 'a secret of the tests')
    const companyId = calls.meant.buyersCompanyId
    const members = new Map<Caller, number>()
    for (const role of ['viewer', 'buyer', 'owner'] as const)
      members.set(role, (await addPerson(db, { email: `${role}@uji.test`, role, companyId })).memberId)
    const leaver = (await addPerson(db, { email: 'removed@uji.test', companyId })).memberId
    const removed = await sessions.beginInBrowser(db, leaver, 'a test', new Date())
    await endMembership(db, leaver, new Date())
    for (const who of staffCallers)
      staffIds.set(who, await addStaff(db, { email: toEmail(who), role: who === 'disabled' ? 'admin' : who }))
    await sql`update identity.staff set disabled_at = now() where email = ${toEmail('disabled')}`.execute(db)
    buildHeaders = async (who) => {
      const here = { 'sec-fetch-site': 'same-origin' }
      if (who === 'no token') return here
      if (who === 'public token') {
        const tokens = publicAccess(application).logIn(application.login, application.key, new Date())
        return { ...here, authorization: `Bearer ${tokens?.access_token}` }
      }
      const staffId = staffIds.get(who)
      // A login or logout ends the session that comes with it.
      if (staffId !== undefined)
        return { ...here, cookie: `${STAFF_COOKIE}=${await beginStaffSession(db, staffId, new Date())}` }
      const memberId = members.get(who)
      const session =
        memberId === undefined ? removed : await sessions.beginInBrowser(db, memberId, 'a test', new Date())
      return { ...here, cookie: `pasok_session=${session}` }
    }
  })

  const isStaff = (who: Caller): who is StaffCaller => staffIds.has(who)
  const ask = async (e: Endpoint, who: Caller): Promise<number> => {
    const hasApp = e === identityStaff.renewRecoveryCodes
    await sql`update identity.staff set totp_secret = ${hasApp ? calls.meant.secret : null}`.execute(db)
    const staffId = staffIds.get(who)
    if (staffId !== undefined) await beginTotp(db, staffId, calls.meant.secret)
    const ownLogin = e === identityStaff.logIn && isStaff(who) && { login: toEmail(who), password: PASSWORD }
    const { response } = await calls.send(e, await buildHeaders(who), { ...ownLogin })
    await response.arrayBuffer()
    return response.status
  }

  // @spec §6 Admin
  it.each(table)('$name answers each as the table says', async ({ name, statuses }) => {
    const e = findCall(name)
    const answered: (readonly [Caller, number])[] = []
    for (const who of callers) answered.push([who, await ask(e, who)])
    expect(answered).toEqual(callers.map((who, at) => [who, statuses[at]]))
  })
})
