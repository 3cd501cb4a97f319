import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { data } from './envelope.ts'
import { problem } from './problem.ts'

/** A login or a password has at most this many characters. */
export const LONGEST_CREDENTIAL = 256

const credential = z.string().max(LONGEST_CREDENTIAL)

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
  tag: 'Authentication',
  summary: 'Tokens for a login and its password',
  body: z.object({ login: credential, password: credential }),
  answers: { 200: data(tokens), 400: problem, 401: problem, 413: problem, 503: problem },
})

export const refreshTokens = endpoint({
  method: 'post',
  path: '/auth/refresh',
  tag: 'Authentication',
  summary: 'New tokens for a refresh token, which is sent as the bearer',
  answers: { 200: data(tokens), 401: problem, 503: problem },
})
