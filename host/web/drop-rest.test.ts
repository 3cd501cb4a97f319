import { createServer, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { dropRest, type DropLimit } from './drop-rest.ts'

/** A connection to a server that refuses at once, whatever it has read by then, and a request of so many bytes on it. */
const refuseBody = async (
  limit: DropLimit,
  length: number,
  connection: 'close' | 'keep-alive' = 'close',
  read: (request: IncomingMessage) => Promise<unknown> = async () => {},
): Promise<Socket> => {
  const server = createServer((request, response) => {
    dropRest(request, response, limit)
    void read(request).then(() => response.writeHead(413).end('too large'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').pause()
  socket.write(`POST / HTTP/1.1\r\nhost: a\r\nconnection: ${connection}\r\ncontent-length: ${length}\r\n\r\n`)
  return socket
}

const WIDE = { bytes: 100_000_000, ms: 20_000 }
const first = async (request: IncomingMessage) => {
  for await (const _ of request.iterator({ destroyOnReturn: false })) return
}
const pauseRequest = async (request: IncomingMessage) => {
  await new Promise((resolve) => request.once('data', resolve))
  request.pause()
}

test.each([
  ['nothing', 'close', async () => {}],
  ['nothing', 'keep-alive', async () => {}],
  ['the first of it', 'close', first],
  ['the first of it', 'keep-alive', first],
  ['it until it was paused', 'close', pauseRequest],
] as const)(
  'of who had read %s (%s), who sends all and then reads gets the answer',
  async (_, connection, read) => {
    const bytes = 20_000_000
    const socket = await refuseBody(WIDE, bytes, connection, read)
    const reply = await new Promise<string>((resolve, reject) => {
      socket.once('error', reject)
      socket.write(Buffer.alloc(bytes), () =>
        socket.once('data', (chunk) => resolve(chunk.toString())).resume(),
      )
    })
    expect(reply).toMatch(/^HTTP\/1\.1 413 /)
    if (connection === 'close') await new Promise<void>((resolve) => socket.once('close', () => resolve()))
    else {
      // The next request on it is a request.
      socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\n\r\na')
      const next = await new Promise<Buffer>((resolve) => socket.once('data', resolve))
      expect(next.toString()).toMatch(/^HTTP\/1\.1 413 /)
    }
  },
)

/** Sends without end until the connection is closed; answers how many bytes, and after how many milliseconds. */
const sendOn = async (limit: DropLimit, chunk: Buffer): Promise<{ bytes: number; ms: number }> => {
  const began = performance.now()
  const socket = await refuseBody(limit, Number.MAX_SAFE_INTEGER)
  const sending = setInterval(() => socket.write(chunk), 10)
  socket.on('error', () => {}).resume()
  await new Promise<void>((resolve) => socket.once('close', () => resolve()))
  clearInterval(sending)
  return { bytes: socket.bytesWritten, ms: performance.now() - began }
}

test('what is dropped is bounded in bytes', async () => {
  const { bytes } = await sendOn({ bytes: 1_000_000, ms: Infinity }, Buffer.alloc(100_000))
  expect(bytes).toBeGreaterThan(1_000_000)
})

test('what is dropped is bounded in time', async () => {
  const { ms } = await sendOn({ bytes: Infinity, ms: 500 }, Buffer.from('x'))
  expect(ms).toBeGreaterThan(450)
})
