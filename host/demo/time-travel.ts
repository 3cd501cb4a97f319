import { caller, type Call, type StaffRole } from '@pasok/contract'
import { openSimulator } from '@pasok/gateway-simulator'
import {
  createApp,
  identity,
  payment,
  reactions,
  type Database,
  type Event,
  type LegalTexts,
  type SettingsFile,
  type Storage,
  type Workers,
} from '@pasok/server'

/** What the past needs: the shop's own database, settings, files and workers. */
export interface PastParts {
  readonly database: Pick<Database, 'db'>
  readonly settings: SettingsFile
  readonly texts: LegalTexts
  readonly storage: Storage
  readonly workers: Workers
}

const HERE = 'http://demo.pasok.test'

/** A reaction to an event of one type. */
interface Reaction {
  // As a method, it may be given any event.
  work(
    event: Event,
    context: Parameters<ReturnType<typeof reactions>['order_paid'][number]['work']>[1],
  ): Promise<void>
}

export type Past = Awaited<ReturnType<typeof openPast>>

/**
 * The API at a past time, for calls of buyers and staff, with the shop's jobs and its own simulated gateway. It sends no e-mails.
 */
export const openPast = async (
  { database: { db }, settings, texts, storage, workers }: PastParts,
  toEmail: (login: string) => string,
) => {
  let clock = new Date()
  const now = () => clock
  const sessions = identity.openSessions(db, '')
  const nobodyIsWrittenTo = async () => undefined
  const announced: Event[] = []
  const announce = async (_: unknown, event: Event): Promise<void> => void announced.push(event)
  const serverKey = crypto.randomUUID()
  const simulator = await openSimulator({
    serverKey,
    base: '',
    now,
    notify: async (body) => {
      const request = new Request(`${HERE}/api/payments/midtrans/notification`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return (await app.fetch(request)).status
    },
  })
  const gateway = payment.openMidtrans({
    url: HERE,
    serverKey,
    fetch: async (request) => simulator.app.fetch(request),
  })
  const sendEmail = nobodyIsWrittenTo
  const app = createApp({
    guestDb: db,
    db,
    origin: HERE,
    sessions,
    settings,
    texts,
    storage,
    workers,
    sendEmail,
    announce,
    gateway,
    now,
  })
  const background = reactions(
    {
      db,
      storage,
      workers,
      lateWorkers: workers,
      deliverEmail: nobodyIsWrittenTo,
      sendEmail,
      settings,
      announce,
      gateway,
    },
    now,
  )
  const follow = async (event: Event): Promise<void> => {
    const context = { id: 'demo', attempt: 1, last: true, signal: new AbortController().signal }
    const following: readonly Reaction[] = background[event.type]
    for (const { work } of following) await work(event, context)
  }
  const begun: number[] = []
  const run = crypto.randomUUID()
  const callAs = (cookie: string): Call =>
    caller(
      (request) => app.fetch(request),
      `${HERE}/api`,
      () => ({ cookie, 'sec-fetch-site': 'same-origin', 'accept-language': 'id' }),
    )
  return {
    db,
    simulator,
    sendEmail,
    now,
    setClock: (at: Date): void => void (clock = at),
    /** An idempotency key that no interrupted earlier load has used. */
    makeKey: (command: string): string => `demo-${command}-${run}`,
    pass: (ms: number): void => void (clock = new Date(clock.getTime() + ms)),
    /** Asks the gateway for the state of open payments. */
    pollPayments: () =>
      payment.pollAttempts({ db, gateway, announce, sendEmail, settings }, { now: clock, requestId: 'demo' }),
    /** Runs the jobs of all announced events, and of those that they announce. */
    work: async (): Promise<void> => {
      for (let event = announced.shift(); event; event = announced.shift()) await follow(event)
    },
    /** The calls of a member, in a session that ends with the load. */
    asMember: async (login: string): Promise<Call> => {
      const found = await identity.findCredentials(db, toEmail(login))
      if (!found) throw new Error(`the demo has no ${login}`)
      const cookie = await sessions.beginInBrowser(db, found.id, 'demo', clock)
      const session = await sessions.ofCookie(cookie, clock)
      if (session?.viewer.kind !== 'member') throw new Error(`${login} may not buy`)
      begun.push(session.id)
      return callAs(`${identity.SESSION_COOKIE}=${cookie}`)
    },
    /** The calls of a member of staff, in a session that begins at the clock's present time. */
    asStaff: async (role: StaffRole): Promise<Call> => {
      const [one] = await identity.staffWith(db, [role])
      if (!one) throw new Error(`the demo has no staff with the role ${role}`)
      return callAs(`${identity.STAFF_COOKIE}=${await identity.beginStaffSession(db, one.id, clock)}`)
    },
    close: async (): Promise<void> => {
      for (const id of begun) await identity.deleteSession(db, id)
    },
  }
}

/** A call of the demo's past that the shop refuses. */
export class PastRefused extends Error {
  override readonly name = 'PastRefused'
  readonly status: number
  constructor(status: number, body: unknown) {
    super(`the demo's past is refused: ${status} ${JSON.stringify(body)}`)
    this.status = status
  }
}

/** The body of a successful response; throws for any other. */
export const requireSuccess = async <A extends { readonly status: number; readonly body: unknown }>(
  answer: Promise<A>,
): Promise<Extract<A, { readonly status: 200 }>['body']> => {
  const { status, body } = await answer
  if (status !== 200) throw new PastRefused(status, body)
  return body
}

/** A minimal PDF. */
export const PROOF = '%PDF-1.4\n% An invented proof of a transfer, of the demo.\n%%EOF\n'
