import { readFileSync } from 'node:fs'
import { openConnection } from '../connection.ts'
import type { CheckedVisit } from './visit.ts'
import type { Walk } from './walk.ts'

/**
 * Makes visits, each ROUNDS times: `node bench/api/walker.ts ORIGIN VISITS CONNECTIONS ROUNDS`, VISITS being a file.
 * Throws where an answer is not as long as the one that was checked.
 */
const [origin = '', file = '', connections = '', rounds = ''] = process.argv.slice(2)
const visits = JSON.parse(readFileSync(file, 'utf8')) as readonly CheckedVisit[]
const { host } = new URL(origin)
const planned = visits.map((calls) =>
  calls.map(({ path, language, bytes }) => ({
    path,
    bytes,
    question: Buffer.from(
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Language: ${language}\r\nConnection: keep-alive\r\n\r\n`,
    ),
  })),
)
const total = planned.length * Number(rounds)
const times: number[][] = []
let begun = 0
let open = Number(connections)
const began = performance.now()

/** One visitor: takes the next visit until none is left. */
const walk = (): void => {
  let calls = planned[0] ?? []
  let at = 0
  let sentAt = 0
  let own: number[] = []
  const connection = openConnection(origin, (bytes) => {
    own.push(performance.now() - sentAt)
    const call = calls[at]
    if (bytes !== call?.bytes)
      throw new Error(`${call?.path} is answered with ${bytes} bytes instead of ${call?.bytes}`)
    if (++at < calls.length) return ask()
    times.push(own)
    next()
  })
  const ask = (): void => {
    sentAt = performance.now()
    connection.ask(calls[at]?.question ?? Buffer.of())
  }
  const next = (): void => {
    if (begun < total) {
      calls = planned[begun++ % planned.length] ?? []
      at = 0
      own = []
      return ask()
    }
    connection.end()
    if (--open > 0) return
    const walked: Walk = { seconds: (performance.now() - began) / 1000, times }
    process.stdout.write(JSON.stringify(walked))
  }
  next()
}

for (let i = 0; i < Number(connections); i++) walk()
