import { identity, type Tokens } from '@pasok/contract'
import type { Context } from 'hono'
import { answer, refuse, serve, type App } from '../platform/http.ts'
import type { Http } from '../platform/request-context.ts'
import { bearerOf } from './bearer.ts'
import type { PublicAccess } from './public-access.ts'

export interface IdentityParts {
  readonly access: PublicAccess
  readonly now: () => Date
}

/** Mounts what gives tokens out. */
export const identityRoutes = (app: App, { access, now }: IdentityParts): void => {
  serve(app, identity.giveTokens, async ({ body }, c) => {
    const tokens = access.logIn(body.login, body.password, now())
    return tokens ? given(c, tokens) : refuse(401, 'login_failed')
  })
  serve(app, identity.refreshTokens, async (_, c) => {
    const tokens = access.refresh(bearerOf(c.req.header('authorization')) ?? '', now())
    return tokens ? given(c, tokens) : refuse(401, 'session_expired')
  })
}

const given = (c: Context<Http>, data: Tokens) => {
  c.header('cache-control', 'no-store')
  return answer(200, { status: 'OK', data } as const)
}
