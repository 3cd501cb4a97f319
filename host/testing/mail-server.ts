import { createServer, type AddressInfo } from 'node:net'

/** A mail server on this machine that says what a test wants it to say. */
export interface MailServer {
  readonly port: number
  /** E-mails that it has said it took. */
  readonly taken: () => number
  stop(): void
}

interface Manners {
  /** What it says of every reader; without it each is known. */
  readonly ofReader?: string
  /** Waited for before an e-mail is taken. */
  readonly beforeTaking?: () => Promise<void>
  /** Given each e-mail that it took, as it came. */
  readonly onMail?: (source: string) => void
}

const END_OF_EMAIL = '\r\n.\r\n'

export const openMailServer = async ({ ofReader, beforeTaking, onMail }: Manners): Promise<MailServer> => {
  let taken = 0
  const server = createServer((socket) => {
    const say = (line: string) => void socket.write(`${line}\r\n`)
    /** What has come of an e-mail that has not ended; undefined between e-mails. */
    let message: string | undefined
    socket.on('error', () => {})
    say('220 mail.example')
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      if (message !== undefined) {
        message += text
        if (!message.endsWith(END_OF_EMAIL)) return
        const source = message
        message = undefined
        void (beforeTaking?.() ?? Promise.resolve()).then(() => {
          taken++
          onMail?.(source)
          say('250 Taken')
        })
      } else if (text.startsWith('DATA')) {
        message = ''
        say('354 Go on')
      } else if (text.startsWith('RCPT')) say(ofReader ?? '250 Fine')
      else say(text.startsWith('QUIT') ? '221 Bye' : '250 Fine')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    taken: () => taken,
    stop: () => void server.close(),
  }
}
