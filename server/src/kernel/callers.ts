import type { Context } from 'hono'
import { arrived, type Http } from '../platform/http/request-context.ts'
import { guest, type StaffScope, type Viewer } from './scopes.ts'

/** Stored beside the request, where no client input can reach. */
const viewers = new WeakMap<Request, Viewer>()
const staff = new WeakMap<Request, StaffScope>()

/**
 * Sets a request's viewer: called by the session gate, and by the web server, which has already resolved a page's
 * session.
 */
export const setViewer = (request: Request, viewer: Viewer): void => void viewers.set(request, viewer)

/** A request's viewer; undefined if `setViewer` was not called. */
export const findViewer = (request: Request): Viewer | undefined => viewers.get(request)

/** A request's viewer; a guest until the session gate sets another. */
export const getViewer = (c: Context<Http>): Viewer => viewers.get(arrived(c)) ?? guest

/** Sets a request's staff member; only the staff gate calls it. */
export const setStaff = (request: Request, scope: StaffScope): void => void staff.set(request, scope)

/** A request's staff member; undefined for all other callers, including members. */
export const getStaff = (c: Context<Http>): StaffScope | undefined => staff.get(arrived(c))
