import { z } from 'zod'
import type { ModuleSchemas } from '../endpoint.ts'
import { data } from '../envelope.ts'
import { text } from '../text.ts'

const signed = text(200).min(1)

export const schemas = {
  notifyOfPayment: {
    tag: 'Payments',
    summary:
      'Takes what the payment gateway tells of a transaction, signed by it. The gateway is asked for the status itself, ' +
      'which decides; told twice it is done once',
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
