import { type Day, jakartaDay } from '@pasok/contract'
import type { Db } from '../platform/index.ts'
import { changeInvoice, type Change } from './change-invoice.ts'
import { dueOn } from './invoice.ts'
import { updateInvoice } from './invoice.store.ts'
import { updatePaymentState } from './update-payment-state.ts'

/** Stores the day on which the buyer received an invoice (tukar faktur), from which its term runs if the company is billed so. */
export const setReceivedOn = ({ db }: { readonly db: Db }, input: Change & { readonly receivedOn: Day }) =>
  changeInvoice<{ readonly error: 'day_to_come' } | { readonly error: 'day_before' }>(
    db,
    input,
    async (tx, { invoice, order }) => {
      const { id, receivedOn, now } = input
      if (receivedOn > jakartaDay(now)) return { error: 'day_to_come' }
      if (receivedOn < invoice.issued_on) return { error: 'day_before' }
      const due_on = dueOn({ ...invoice, received_on: receivedOn })
      await updateInvoice(tx, id, { received_on: receivedOn, due_on })
      await updatePaymentState(tx, order, now)
      return { action: 'note-received', details: { received_on: receivedOn } }
    },
  )
