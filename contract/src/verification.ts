import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { data } from './envelope.ts'
import { problem } from './problem.ts'
import { text } from './text.ts'

/** In hours: for how long the link in the letter holds. */
export const LINK_HOURS = 24

const nothing = data(z.object({}))

export const sendVerification = endpoint({
  method: 'post',
  path: '/auth/signup/verify-email',
  tag: 'Registration',
  summary: 'Sends the letter with the link again; whether anybody has this address is not told',
  body: z.object({ email: text(1000) }),
  answers: { 200: nothing, 400: problem, 403: problem, 413: problem, 429: problem, 503: problem },
})

export const verifyEmail = endpoint({
  method: 'post',
  path: '/v2/auth/signup/verify-token',
  tag: 'Registration',
  summary: "Confirms the address that a letter's link was sent to, by the token in it, and uses the link up",
  body: z.object({ token: z.string().max(200) }),
  answers: {
    200: nothing,
    400: problem,
    403: problem,
    404: problem,
    413: problem,
    429: problem,
    503: problem,
  },
})
