/** The headers with which a browser names a request's origin. */
export interface Sender {
  /** `Sec-Fetch-Site` */
  readonly site: string | undefined
  /** `Origin` */
  readonly origin: string | undefined
}

/**
 * Whether one of this shop's own pages sent a request that changes something. Browsers tell by `Sec-Fetch-Site`, older
 * ones by `Origin`; a request without both is not trusted.
 */
export const isSameOrigin = ({ site, origin }: Sender, own: string): boolean =>
  site === undefined ? origin === new URL(own).origin : site === 'same-origin'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Whether requests of this method change nothing. */
export const isReading = (method: string): boolean => READING.has(method)
