import { z } from 'zod'
import { GatewayUnavailable, UnexpectedAnswer, type Gateway } from './gateway.ts'
import { chargeBody, isSignedBy, transactionIn } from './midtrans-messages.ts'

/** The address and credentials of Midtrans. */
export interface MidtransAccount {
  /** Without a trailing slash: `https://api.midtrans.com`, its sandbox, or the simulator. */
  readonly url: string
  readonly serverKey: string
  /** Replaces the network with a gateway in this process. */
  readonly fetch?: (request: Request) => Response | Promise<Response>
}

/** A notification must be answered within 5 s, and waits for at most one call. */
const PATIENCE_MS = 4_000
const LARGEST_PICTURE = 1_000_000

/** A gateway that uses Midtrans' Core API. */
export const openMidtrans = ({ url, serverKey, fetch: send = fetch }: MidtransAccount): Gateway => {
  const authorization = `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`

  const ask = async (path: string, options: { body?: object; key?: string; isPost?: boolean } = {}) => {
    try {
      const request = new Request(url + path, {
        method: options.body || options.isPost ? 'POST' : 'GET',
        headers: {
          authorization,
          accept: 'application/json',
          ...(options.body && { 'content-type': 'application/json' }),
          ...(options.key && { 'idempotency-key': options.key }),
        },
        ...(options.body && { body: JSON.stringify(options.body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      const response = await send(request)
      const answer: unknown = await response.json()
      const { status_code: code } = z.object({ status_code: z.string() }).parse(answer)
      if (/^(?:5..|429|401|403)$/.test(code)) throw new GatewayUnavailable(`the gateway answers ${code}`)
      return { code, answer }
    } catch (error) {
      if (error instanceof GatewayUnavailable) throw error
      throw new GatewayUnavailable('the gateway does not answer', { cause: error })
    }
  }
  /** The transaction of an answer, which has to be of this name. */
  const understood = (answer: unknown, orderId: string) => {
    const transaction = transactionIn(answer)
    if (!transaction) throw new UnexpectedAnswer('the gateway answers a transaction that is not understood')
    if (transaction.orderId !== orderId)
      throw new UnexpectedAnswer(`the gateway answers about ${transaction.orderId} instead of ${orderId}`)
    return transaction
  }
  const buildPath = (orderId: string, what: string) => `/v2/${encodeURIComponent(orderId)}/${what}`

  return {
    charge: async (charge) => {
      const { code, answer } = await ask('/v2/charge', { body: chargeBody(charge), key: charge.key })
      if (code === '406') return 'known'
      return code === '200' || code === '201' ? understood(answer, charge.orderId) : 'refused'
    },
    status: async (orderId) => {
      const { code, answer } = await ask(buildPath(orderId, 'status'))
      return code === '404' ? undefined : understood(answer, orderId)
    },
    cancel: async (orderId) => {
      await ask(buildPath(orderId, 'cancel'), { isPost: true })
    },
    refund: async (orderId, { key, amount, reason }) => {
      const body = { refund_key: key, amount, reason }
      const { code, answer } = await ask(buildPath(orderId, 'refund'), { body })
      if (code !== '200') return 'refused'
      understood(answer, orderId)
      return 'done'
    },
    picture: async (transactionId) => {
      try {
        const request = new Request(`${url}/v2/qris/${encodeURIComponent(transactionId)}/qr-code`, {
          headers: { authorization },
          redirect: 'error',
          signal: AbortSignal.timeout(PATIENCE_MS),
        })
        const response = await send(request)
        const type = response.headers.get('content-type') ?? ''
        if (!response.ok || !/^image\/(?:png|jpeg)$/.test(type)) return undefined
        if (Number(response.headers.get('content-length') ?? 0) > LARGEST_PICTURE) return undefined
        return { body: new Uint8Array(await response.arrayBuffer()), type }
      } catch (error) {
        throw new GatewayUnavailable('the gateway does not answer', { cause: error })
      }
    },
    isSigned: (notification) => isSignedBy(notification, serverKey),
  }
}
