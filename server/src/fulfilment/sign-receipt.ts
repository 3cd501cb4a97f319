import type { MemberScope, StaffScope } from '../kernel/index.ts'
import { noteOrderEvent } from '../order/index.ts'
import {
  inTransaction,
  readDocument,
  storeDocuments,
  type NamedFiles,
  type Storage,
  type UploadedDocument,
} from '../platform/index.ts'
import type { DeliveryParts } from './delivery-parts.ts'
import { insertDeliveryEvent, listDeliveryEvents, listReceiptKeys, updateDelivery } from './delivery.store.ts'
import { isReceivable } from './fulfilment.ts'
import { refreshOrder } from './refresh-order.ts'
import { lockDelivery } from './apply-delivery-step.ts'
import { notifyDeliveryEvent } from './notify-delivery-event.ts'

/** The storage folder of receipts' files. */
const RECEIPT_FOLDER = 'private/delivery'
/** The receipts' files, which no sweep deletes. */
export const receiptFiles: NamedFiles = { folder: RECEIPT_FOLDER, listStoredKeys: listReceiptKeys }

/** Who received a delivery, with the file that proves it. */
interface Receipt {
  readonly id: number
  readonly receiver: string
  readonly file: UploadedDocument | undefined
  /** A member of the company, or staff with the signed paper that the driver brought back. */
  readonly by: { readonly member: MemberScope } | { readonly staff: StaffScope }
  readonly now: Date
  readonly requestId: string
}

/**
 * Stores the file of a receipt, if it has one, and signs the receipt. A refused file is an error of the field `file`.
 */
export const storeReceipt = async (
  parts: DeliveryParts & { readonly storage: Storage },
  form: { readonly receiver: string; readonly file?: File | undefined },
  act: Omit<Receipt, 'receiver' | 'file'>,
) => {
  const file = form.file && (await readDocument(form.file, RECEIPT_FOLDER))
  if (file && 'error' in file) return { error: 'invalid_request' as const, errors: { file: file.error } }
  return storeDocuments(
    parts.storage,
    file ? [file] : [],
    () => signReceipt(parts, { ...act, receiver: form.receiver, file }),
    (result) => result === 'applied',
  )
}

/** Closes a delivery that is on its way or has arrived, once, with its receiver, time and file. */
const signReceipt = (
  { db, ...parts }: DeliveryParts,
  { id, receiver, file, by, now, requestId }: Receipt,
): Promise<'applied' | { readonly error: 'not_found' | 'not_possible_now' }> =>
  inTransaction(db, async (tx) => {
    const locked = await lockDelivery(tx, id, 'member' in by ? by.member.companyId : undefined)
    if (!locked) return { error: 'not_found' }
    const { delivery, order } = locked
    if (!isReceivable(delivery.state)) return { error: 'not_possible_now' }
    // The receipt's time zone is that of the delivery's last event.
    const zone = (await listDeliveryEvents(tx, [id])).at(-1)?.zone ?? 'Asia/Jakarta'
    await updateDelivery(
      tx,
      id,
      {
        state: 'received',
        receiver,
        received_at: now,
        received_zone: zone,
        received_by: 'member' in by ? by.member.memberId : null,
        delivered_at: delivery.delivered_at ?? now,
        ...(file && { proof_key: file.key, proof_name: file.filename, proof_type: file.contentType }),
      },
      now,
    )
    await insertDeliveryEvent(tx, id, { at: now, zone, code: 'received', text: receiver })
    const act = { by, now, requestId }
    await noteOrderEvent(tx, order.id, act, 'delivery_received', delivery.number)
    await refreshOrder(tx, parts, order, act)
    await notifyDeliveryEvent(tx, parts, { id, news: 'received', text: receiver })
    return 'applied'
  })
