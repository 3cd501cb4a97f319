import { caller, type Fetch } from '@pasok/contract'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { apiContext, originContext, reportContext } from './app/shell/context.ts'

export { listedAddress } from './app/catalogue/listed-address.ts'
export { guestPage } from './app/shell/guest-page.ts'
export { paths } from './app/shell/paths.ts'
export { robots } from './app/shell/robots.ts'

/** What the pages need from the house. */
export interface StorefrontParts {
  /** The API; its calls begin with `/api`. */
  readonly api: Fetch
  /** The shop's own address, without a slash at its end: canonical addresses and links start with it. */
  readonly origin: string
  /** Told of every error that nobody expected, with the id of its request. */
  readonly onError: (error: unknown, requestId: string | null) => void
}

/** The language that a request's path asks the API in. `.data` requests keep their prefix too. */
const languageOf = (pathname: string): 'en' | 'id' => (/^\/id(?:[/.]|$)/.test(pathname) ? 'id' : 'en')

/** The shop's pages as one function of a request. */
export const storefront = ({ api, origin, onError }: StorefrontParts) => {
  // The module's own type says `undefined` where the parameter's says 'absent'.
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE)
  return (request: Request): Promise<Response> => {
    const context = new RouterContextProvider()
    const language = languageOf(new URL(request.url).pathname)
    const id = request.headers.get('x-request-id')
    context.set(
      apiContext,
      caller(api, `${origin}/api`, () => ({
        'accept-language': language,
        ...(id && { 'x-request-id': id }),
      })),
    )
    context.set(originContext, origin)
    context.set(reportContext, (error) => onError(error, id))
    return handle(request, context)
  }
}
