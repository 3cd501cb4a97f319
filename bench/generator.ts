import { connect } from 'node:net'

/**
 * Asks one server for one page over and over: `node bench/generator.ts ORIGIN PATH CONNECTIONS SECONDS ENCODING`. Of an
 * answer it reads only status and length, so that the server is the slower of the two: a generator that is slower than
 * its server makes every server look alike.
 */
const [origin = '', path = '', connections = '', seconds = '', encoding = ''] = process.argv.slice(2)
const { hostname, port, host } = new URL(origin)
const question = Buffer.from(
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${encoding}\r\nConnection: keep-alive\r\n\r\n`,
)
const HEAD_END = '\r\n\r\n'
const LARGEST_READ = 64 * 1024

const began = performance.now()
const endsAt = began + Number(seconds) * 1000
let answers = 0
let open = Number(connections)

/** How many bytes the whole answer has, by its head. Throws where it is not a page of known length. */
const lengthOf = (head: string): number => {
  const body = /^content-length: *(\d+)/im.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200 ') || body === undefined)
    throw new Error(`${path} is answered with:\n${head}`)
  return head.length + HEAD_END.length + Number(body)
}

/** One visitor: asks, reads the answer to its end, asks again. */
const visit = (): void => {
  /** What has come of an answer whose head has not ended. */
  let begun = ''
  let left = 0
  const read = (size: number, buffer: Uint8Array): boolean => {
    if (left > 0) {
      left -= size
    } else {
      begun += Buffer.from(buffer.buffer, buffer.byteOffset, size).toString('latin1')
      const headEnd = begun.indexOf(HEAD_END)
      if (headEnd < 0) return true
      left = lengthOf(begun.slice(0, headEnd)) - begun.length
      begun = ''
    }
    if (left < 0) throw new Error(`${path} is answered with more than was asked for`)
    if (left === 0) next()
    return true
  }
  const next = (): void => {
    answers++
    if (performance.now() < endsAt) {
      socket.write(question)
      return
    }
    socket.end()
    if (--open === 0) console.log(JSON.stringify({ answers, seconds: (performance.now() - began) / 1000 }))
  }
  const onread = { buffer: Buffer.allocUnsafe(LARGEST_READ), callback: read }
  const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread })
  socket.once('close', () => {
    if (performance.now() < endsAt) throw new Error('the server closed a connection')
  })
  socket.write(question)
}

for (let i = 0; i < Number(connections); i++) visit()
