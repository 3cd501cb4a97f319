import { caller, type Profile, type ReadRequest, type Route } from '@pasok/contract'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import {
  apiContext,
  apiUnavailableContext,
  endedSessionContext,
  hasSessionContext,
  originContext,
  profileContext,
  reportContext,
} from './app/api-client/context.ts'
import { readLanguage } from './app/routing/in-language.ts'

export { listedAddress } from './app/catalogue/listing/listed-address.ts'
export { guestPage } from './app/routing/guest-page.ts'
export { largestUpload } from './app/routing/largest-upload.ts'
export { paths } from './app/routing/paths.ts'
export { fixedPages, robots } from './app/routing/robots.ts'

/** What the web server says of the caller. */
interface Asker {
  /** Whoever carries a session. */
  readonly viewer?: unknown
  /** Their profile, where they are a member. */
  readonly profile?: Profile | undefined
  /** Came with a session that has ended. */
  readonly hasEnded?: boolean
}

/** A page that calls the API. */
interface CallingPage {
  readonly request: Request
  readonly language: 'en' | 'id'
  readonly requestId: string | null
}

interface Answered {
  readonly status: number
}

/** What the pages need from the web server. */
export interface StorefrontParts {
  /** The API; its calls begin with `/api`. What the web server says of the caller is passed on unchanged. */
  readonly api: (request: Request, asker?: Asker) => Response | Promise<Response>
  /** The calls of the API that only read. */
  readonly read: (
    route: Route,
    input: ReadRequest,
    page: CallingPage,
    asker?: Asker,
  ) => Promise<Answered & { readonly body: unknown }>
  /** The shop's own address, without a slash at its end: canonical addresses and links start with it. */
  readonly origin: string
  /** Receives every unexpected error, with the id of its request. */
  readonly onError: (error: unknown, requestId: string | null) => void
}

/**
 * The shop's pages as one function of a request. The web server has seen to it that a form comes from a page of the shop;
 * cookies that the API sets meanwhile go out with the page, and so does how long it asks to wait.
 */
export const storefront = ({ api, read, origin, onError }: StorefrontParts) => {
  // The module's own type says `undefined` where the parameter's says 'absent'.
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE)
  return async (request: Request, asker?: Asker): Promise<Response> => {
    const context = new RouterContextProvider()
    const cookies: string[] = []
    const waits: string[] = []
    let failed = false
    let unavailable = false
    const trackStatus = async <A extends Answered>(call: () => A | Promise<A>): Promise<A> => {
      try {
        const answer = await call()
        failed ||= answer.status >= 500
        unavailable ||= answer.status === 503
        return answer
      } catch (error) {
        failed = true
        throw error
      }
    }
    const ask = async (call: Request): Promise<Response> => {
      const answer = await trackStatus(() => api(call, asker))
      cookies.push(...answer.headers.getSetCookie())
      const wait = answer.headers.get('retry-after')
      if (answer.status === 429 && wait !== null) waits.push(wait)
      return answer
    }
    const agent = request.headers.get('user-agent')
    const language = readLanguage(new URL(request.url).pathname)
    const id = request.headers.get('x-request-id')
    context.set(
      apiContext,
      caller(
        ask,
        `${origin}/api`,
        () => ({
          'accept-language': language,
          'sec-fetch-site': 'same-origin',
          ...(agent && { 'user-agent': agent }),
          ...(id && { 'x-request-id': id }),
        }),
        (route, input) => trackStatus(() => read(route, input, { request, language, requestId: id }, asker)),
      ),
    )
    context.set(apiUnavailableContext, () => unavailable)
    context.set(originContext, origin)
    context.set(reportContext, (error) => onError(error, id))
    context.set(hasSessionContext, asker?.viewer !== undefined)
    context.set(profileContext, asker?.profile)
    context.set(endedSessionContext, asker?.hasEnded ?? false)
    const page = await handle(request, context)
    if (cookies.length === 0 && waits.length === 0 && !failed) return page
    const answer = new Response(page.body, page)
    // What it did without, the next one may have again.
    if (failed) answer.headers.set('cache-control', 'private, no-store')
    for (const wait of waits) answer.headers.set('retry-after', wait)
    for (const cookie of cookies) answer.headers.append('set-cookie', cookie)
    return answer
  }
}
