import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { data, record } from './envelope.ts'
import { password } from './password.ts'
import { problem } from './problem.ts'
import { profile } from './profile.ts'
import { text } from './text.ts'

export * from './profile.ts'
export * from './sessions.ts'
export * from './verification.ts'

/** A login or a password has at most this many characters. */
export const LONGEST_CREDENTIAL = 256

const credential = z.string().max(LONGEST_CREDENTIAL)
const login = z.object({ login: text(LONGEST_CREDENTIAL), password: credential })
const refusedLogin = {
  400: problem,
  401: problem,
  403: problem,
  413: problem,
  415: problem,
  429: problem,
  503: problem,
} as const

/** What a client sends as `Authorization: Bearer …`; `expires_in` are the seconds that the access token holds. */
const tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int(),
})
export type Tokens = z.output<typeof tokens>

export const giveTokens = endpoint({
  method: 'post',
  path: '/auth/token',
  access: 'public',
  tag: 'Authentication',
  summary: 'Tokens for a login and its password, for programs: with the cookie of a session it is refused',
  body: login,
  answers: { 200: data(tokens), ...refusedLogin },
})

export const refreshTokens = endpoint({
  method: 'post',
  path: '/auth/refresh',
  access: 'public',
  tag: 'Authentication',
  summary:
    'New tokens for a refresh token, which is sent as the bearer; refused with the cookie of a session',
  answers: { 200: data(tokens), 401: problem, 403: problem, 503: problem },
})

export const logInBrowser = endpoint({
  method: 'post',
  path: '/auth/session',
  access: 'public',
  tag: 'Authentication',
  summary: "Logs a browser in: its session is a cookie that no script reads, the answer the member's profile",
  body: login,
  answers: { 200: record(profile), ...refusedLogin },
})

export const renewBrowser = endpoint({
  method: 'post',
  path: '/auth/session/renew',
  access: 'public',
  tag: 'Authentication',
  summary: "Renews a browser's session in place",
  answers: { 200: record(profile), 401: problem, 403: problem, 503: problem },
})

export const logOut = endpoint({
  method: 'delete',
  path: '/auth/session',
  access: 'public',
  tag: 'Authentication',
  summary: 'Ends the session that asks, of a browser or of a bearer; one that has ended already is no fault',
  answers: { 200: data(z.object({})), 401: problem, 403: problem, 503: problem },
})

/** As long as addresses of mailboxes may be. */
const LONGEST_EMAIL = 254
const done = data(z.object({}))

export const changePassword = endpoint({
  method: 'post',
  path: '/v2/user/change-password',
  access: { member: 'viewer' },
  tag: 'Account',
  summary: "Changes the member's password; every other session of theirs ends",
  body: z.object({ old: credential, new: password }),
  answers: {
    200: done,
    400: problem,
    401: problem,
    403: problem,
    413: problem,
    415: problem,
    429: problem,
    503: problem,
  },
})

export const askReset = endpoint({
  method: 'post',
  path: '/v2/user/reset-password',
  access: 'public',
  tag: 'Account',
  summary: 'Sends a letter to set a new password; answers the same whether or not the address is known',
  body: z.object({ email: text(LONGEST_EMAIL).min(3) }),
  answers: { 200: done, 400: problem, 403: problem, 413: problem, 415: problem, 429: problem, 503: problem },
})

export const resetPassword = endpoint({
  method: 'post',
  path: '/v2/user/reset-password/{token}',
  access: 'public',
  tag: 'Account',
  summary: "Sets a new password with a letter's token, once; every session of the member ends",
  params: z.object({ token: z.string().max(LONGEST_CREDENTIAL) }),
  body: z.object({ password }),
  answers: {
    200: done,
    400: problem,
    403: problem,
    404: problem,
    410: problem,
    413: problem,
    415: problem,
    429: problem,
    503: problem,
  },
})
