import {
  fulfilmentStaff,
  orderStaff,
  paymentStaff,
  quotationStaff,
  type Delivery,
  type QuotationLine,
  type StaffAttempt,
  type StaffDelivery,
  type StaffOrder,
  type StaffProof,
  type StaffQuotation,
} from '@pasok/contract'
import { expect, type APIRequestContext, type APIResponse } from '@playwright/test'
import type { Shop } from './shop.ts'
import { asStaff } from './staff.ts'

/** How staff price one line; what is not given of it stays, a price that is not given is today's. */
interface PricedLine {
  readonly status: 'quoted' | 'alternative' | 'not_available'
  readonly product_item_id?: number
  readonly quantity?: number
  readonly unit_price?: number
  readonly discount_percent?: number
  readonly staff_comment?: string
}

const at = (path: string, id: number): string => `/api${path.replace('{id}', String(id))}`

const readRecord = async <R>(answer: APIResponse): Promise<R> => {
  expect(answer.ok(), `${answer.url()} answers ${answer.status()}: ${await answer.text()}`).toBe(true)
  return ((await answer.json()) as { data: { record: R } }).data.record
}

const applyStep = async (
  api: APIRequestContext,
  { id, revision }: StaffQuotation,
  step: 'take' | 'send',
): Promise<StaffQuotation> =>
  readRecord(
    await api.post(at(quotationStaff.takeStaffQuotationStep.path, id), {
      data: { step, revision, text: '' },
    }),
  )

/** Somebody of sales prices the lines of a quotation that waits for them, and sends the version. */
export const sendOffer = (
  shop: Shop,
  id: number,
  price: (line: QuotationLine) => PricedLine,
  comment = '',
): Promise<StaffQuotation> =>
  asStaff(shop, 'sales', async (api) => {
    const found = await readRecord<StaffQuotation>(
      await api.get(at(quotationStaff.showStaffQuotation.path, id)),
    )
    const taken = found.steps.includes('take') ? await applyStep(api, found, 'take') : found
    const priced = await readRecord<StaffQuotation>(
      await api.put(at(quotationStaff.priceQuotation.path, id), {
        data: {
          revision: taken.revision,
          lines: taken.order_line.map((line) => ({ id: line.id, ...price(line) })),
          comment,
        },
      }),
    )
    return applyStep(api, priced, 'send')
  })

/** Somebody of finance says how much of the transfer came that an order's waiting proof shows. */
export const verifyTransfer = (shop: Shop, orderId: number, received: number): Promise<void> =>
  asStaff(shop, 'finance', async (api) => {
    const answer = await api.get(`/api${paymentStaff.listProofs.path}`, { params: { state: 'waiting' } })
    const { data } = (await answer.json()) as { data: { records: StaffProof[] } }
    const proofs = data.records.filter(({ order }) => order.id === orderId)
    expect(proofs).toHaveLength(1)
    await readRecord(
      await api.post(at(paymentStaff.verifyProof.path, proofs[0]?.id ?? 0), { data: { received } }),
    )
  })

interface Shipping {
  readonly steps: readonly StaffDelivery['steps'][number][]
  /** Quantities by the ids of the order's lines; all that is left where nothing is given. */
  readonly lines?: readonly { readonly order_line_id: number; readonly quantity: number }[]
  /** Where and in which zone of time the steps are noted. */
  readonly where?: { readonly zone: string; readonly place: string }
}

/** An admin confirms an order that waits for it, packs a delivery, and takes it through these stages. */
export const ship = (shop: Shop, orderId: number, { steps, lines, where }: Shipping): Promise<Delivery> =>
  asStaff(shop, 'admin', async (api) => {
    const { state, version } = await readRecord<StaffOrder>(
      await api.get(at(orderStaff.showStaffOrder.path, orderId)),
    )
    if (state === 'placed')
      await readRecord(
        await api.post(at(orderStaff.takeOrderStep.path, orderId), {
          data: { step: 'confirm', version, text: '' },
        }),
      )
    let made = await readRecord<StaffDelivery>(
      await api.post(at(fulfilmentStaff.makeDelivery.path, orderId), {
        data: lines ? { lines } : {},
        headers: { 'idempotency-key': `pack-${orderId}-${lines ? 'part' : 'rest'}` },
      }),
    )
    for (const step of steps)
      made = await readRecord(
        await api.post(at(fulfilmentStaff.applyDeliveryStep.path, made.id), {
          data: { step, version: made.version, ...where },
        }),
      )
    return made
  })

/** Finance takes money that came late for its order. */
export const acceptLateMoney = (shop: Shop, orderId: number): Promise<void> =>
  asStaff(shop, 'finance', async (api) => {
    const params = { state: 'needs_review', order_id: String(orderId) }
    const answer = await api.get(`/api${paymentStaff.listStaffAttempts.path}`, { params })
    const { data } = (await answer.json()) as { data: { records: StaffAttempt[] } }
    expect(data.records).toHaveLength(1)
    const { id = 0, version } = data.records[0] ?? {}
    await readRecord(await api.post(at(paymentStaff.acceptPayment.path, id), { data: { version } }))
  })
