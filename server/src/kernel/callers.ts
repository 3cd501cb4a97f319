import type { Context } from 'hono'
import { arrived, type Http } from '../platform/http/request-context.ts'
import { guest, type StaffScope, type Viewer } from './scopes.ts'

/** Stored beside the request, where nothing that a client sends can reach. */
const viewers = new WeakMap<Request, Viewer>()
const staff = new WeakMap<Request, StaffScope>()

/** Sets who asks: called by the session gate, and by the web server, which has resolved a page's session already. */
export const handOver = (request: Request, viewer: Viewer): void => void viewers.set(request, viewer)

/** Who asks; undefined where `handOver` was not called. */
export const handedOver = (request: Request): Viewer | undefined => viewers.get(request)

/** Who asks; a guest until the session gate knows better. */
export const getViewer = (c: Context<Http>): Viewer => viewers.get(arrived(c)) ?? guest

/** Sets the staff member who asks: called by their gate alone. */
export const handOverStaff = (request: Request, scope: StaffScope): void => void staff.set(request, scope)

/** The staff member who asks; undefined for everybody else, members too. */
export const getStaff = (c: Context<Http>): StaffScope | undefined => staff.get(arrived(c))
