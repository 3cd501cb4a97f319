/** What a browser says of where a request comes from. */
export interface Sender {
  /** `Sec-Fetch-Site` */
  readonly site: string | undefined
  /** `Origin` */
  readonly origin: string | undefined
}

/**
 * Whether a request that changes something was sent by one of this shop's own pages. Browsers say it in
 * `Sec-Fetch-Site`, older ones in `Origin`; one that says neither is not believed.
 */
export const isSameOrigin = ({ site, origin }: Sender, own: string): boolean =>
  site === undefined ? origin === new URL(own).origin : site === 'same-origin'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Whether a request of this method changes nothing, wherever it was sent. */
export const isReading = (method: string): boolean => READING.has(method)
