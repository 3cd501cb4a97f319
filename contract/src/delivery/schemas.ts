import type { ModuleSchemas } from '../endpoint.ts'
import { record } from '../envelope.ts'
import { deliveryInformation } from './records.ts'

export const schemas = {
  showDelivery: {
    tag: 'Website',
    summary: 'The delivery methods that are offered, and what they cost in each zone',
    answer: record(deliveryInformation),
  },
} satisfies ModuleSchemas
