import { z } from 'zod'
import type { ModuleSchemas } from '../endpoint.ts'
import { data } from '../envelope.ts'
import { text } from '../text.ts'

const signed = text(200).min(1)

export const schemas = {
  notifyOfPayment: {
    tag: 'Payments',
    summary:
      'Receives a signed notification of the payment gateway about a transaction. The status is read from the gateway, ' +
      'which decides; a repeated notification has no effect',
    body: z.object({
      order_id: signed.max(50),
      transaction_id: signed,
      transaction_status: signed.max(50),
      status_code: signed.max(3),
      /** As it was signed: `44000.00`. */
      gross_amount: signed.max(20),
      signature_key: signed,
    }),
    answer: data(z.object({})),
  },
} satisfies ModuleSchemas
