import type { Context } from 'hono'
import { arrived, type Http } from '../../platform/http/request-context.ts'
import { guest, type Viewer } from './viewer.ts'

/** Kept beside the request, where nothing that a client sends can reach. */
const viewers = new WeakMap<Request, Viewer>()

/** Says who asks: the session gate, or the web server, which has resolved the session for a page already. */
export const handOver = (request: Request, viewer: Viewer): void => void viewers.set(request, viewer)

/** Who asks, if somebody said so. */
export const handedOver = (request: Request): Viewer | undefined => viewers.get(request)

/** Who asks; everybody is a guest until the session gate knows better. */
export const viewerOf = (c: Context<Http>): Viewer => viewers.get(arrived(c)) ?? guest
