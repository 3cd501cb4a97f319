import { z } from 'zod'
import type { ModuleSchemas } from '../endpoint.ts'
import { data } from '../envelope.ts'

const text = z.string().min(1).max(200)

export const schemas = {
  notifyOfPayment: {
    tag: 'Payments',
    summary:
      'Takes what the payment gateway tells of a transaction, signed by it. The gateway is asked for the status itself, ' +
      'which decides; told twice it is done once',
    body: z.object({
      order_id: text.max(50),
      transaction_id: text,
      transaction_status: text.max(50),
      status_code: text.max(3),
      /** As it was signed: `44000.00`. */
      gross_amount: text.max(20),
      signature_key: text,
    }),
    answer: data(z.object({})),
  },
} satisfies ModuleSchemas
