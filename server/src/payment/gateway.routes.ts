import { paymentGateway as endpoints } from '@pasok/contract/endpoints'
import { serve } from '../kernel/index.ts'
import { refuse, respondWith, type App } from '../platform/http/http.ts'
import { arrived } from '../platform/http/request-context.ts'
import { tooOften } from '../platform/http/too-often.ts'
import { clientOf, type Limits } from '../platform/index.ts'
import type { ChargeParts } from './charge-attempt.ts'
import type { Gateway } from './gateway/gateway.ts'
import { handleNotification } from './handle-notification.ts'

interface Parts extends Omit<ChargeParts, 'gateway'> {
  readonly gateway?: Gateway | undefined
  readonly limits: Limits
  readonly now: () => Date
}

/** Registers the endpoints that the payment gateway calls. */
export const gatewayRoutes = (app: App, parts: Parts): void => {
  serve(app, endpoints.notifyOfPayment, async ({ body }, c) => {
    const moment = { now: parts.now(), requestId: c.get('requestId') }
    const result = await handleNotification(parts, body, moment)
    if (result === 'applied') return respondWith({})
    if (result.error === 'unavailable') return refuse(503, result.error)
    if (result.error === 'not_found') return refuse(404, result.error)
    const refused = await tooOften(parts.limits, ['payment notification', clientOf(arrived(c)).address])
    return refused ?? refuse(403, 'signature_invalid')
  })
}
