import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'
import { onTestFinished } from 'vitest'
import type { MailAccount } from '../platform/index.ts'
import { readMail, type ReadMail } from './read-mail.ts'

/** An e-mail that came in. */
export interface ReceivedEmail {
  /** Who it was handed over for, whatever its headers say. */
  readonly envelope: readonly string[]
  readonly mail: ReadMail
}

/** A mail server of its own for one test, on this machine and without TLS. */
export interface TestMailServer {
  readonly account: MailAccount
  readonly received: readonly ReceivedEmail[]
  /** How often somebody named a reader. */
  readonly attempts: () => number
  stop(): Promise<void>
}

interface Manners {
  /** The port of one that was stopped. */
  readonly port?: number
  /** Answers the n-th naming of a reader (from 1) with this, '451 4.3.0 Later' for instance; else takes it. */
  readonly refuses?: (nth: number) => string | undefined
  /** Is told of an e-mail that it has before it says that it took it. */
  readonly beforeTaking?: () => Promise<void> | void
  /** Who may send; without it anybody. */
  readonly login?: { readonly user: string; readonly pass: string }
}

const refusal = (answer: string): Error =>
  Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) })

/** Starts one; it stops with the test. */
export const openMailServer = async ({
  port = 0,
  refuses,
  beforeTaking,
  login,
}: Manners = {}): Promise<TestMailServer> => {
  const received: ReceivedEmail[] = []
  let attempts = 0
  const options: SMTPServerOptions = {
    disabledCommands: login ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    authOptional: !login,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) =>
      username === login?.user && password === login?.pass
        ? done(null, { user: username })
        : done(refusal('535 5.7.8 Wrong')),
    onRcptTo: (_address, _session, done) => {
      const answer = refuses?.(++attempts)
      done(answer === undefined ? null : refusal(answer))
    },
    onData: callbackify(async (stream: Readable, { envelope }: SMTPServerSession) => {
      const bytes = await buffer(stream)
      const mail = readMail(bytes)
      const readers = envelope.rcptTo.map(({ address }) => address)
      received.push({ envelope: readers, mail })
      await beforeTaking?.()
    }),
  }
  const server = new SMTPServer(options)
  // A client that is killed breaks its connection.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= new Promise((resolve) => server.close(() => resolve())))
  onTestFinished(stop)
  return {
    account: {
      host: '127.0.0.1',
      port: (server.server.address() as AddressInfo).port,
      tls: 'if offered',
      from: { name: 'Toko Uji', address: 'surat@toko-uji.test' },
      ...(login && { login }),
    },
    received,
    attempts: () => attempts,
    stop,
  }
}
