import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { data } from './envelope.ts'
import { problem } from './problem.ts'
import { text } from './text.ts'

/** In hours: for how long a registration waits for the link in its letter. */
export const LINK_HOURS = 24

const nothing = data(z.object({}))

export const sendVerification = endpoint({
  method: 'post',
  path: '/auth/signup/verify-email',
  access: 'public',
  tag: 'Registration',
  summary:
    'Sends the link of each registration that waits with this address, or of that which asks alone; whether there is any is not told',
  body: z.object({ email: text(1000) }),
  answers: {
    200: nothing,
    400: problem,
    403: problem,
    413: problem,
    415: problem,
    429: problem,
    503: problem,
  },
})

export const verifyEmail = endpoint({
  method: 'post',
  path: '/v2/auth/signup/verify-token',
  access: 'public',
  tag: 'Registration',
  summary:
    'Makes a registration a company and its owner, by the token in the link that was sent; others that wait with its address end. Where there were any, its password and sessions do too, and a letter sets a password',
  body: z.object({ token: z.string().max(200) }),
  answers: {
    200: data(z.object({ needs_password: z.boolean() })),
    400: problem,
    403: problem,
    404: problem,
    413: problem,
    415: problem,
    429: problem,
    503: problem,
  },
})
