import { readFileSync } from 'node:fs'
import type { Walk } from './api/walk.ts'
import { openConnection } from './connection.ts'
import type { PageWalk } from './walk-pages.ts'

/** Requests pages in their order, each a given number of times: `node bench/page-walker.ts FILE`, which holds a PageWalk. */
const [file = ''] = process.argv.slice(2)
const { origin, paths, headers, connections, rounds, pauseMs } = JSON.parse(
  readFileSync(file, 'utf8'),
) as PageWalk
const { host } = new URL(origin)
const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
const questions = paths.map((path) =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${more.join('')}Connection: keep-alive\r\n\r\n`),
)
const total = questions.length * rounds
const times: number[][] = []
let begun = 0
let open = connections
const began = performance.now()

/** One visitor: asks for the next page until none is left. */
const visit = (): void => {
  let sentAt = 0
  const next = (): void => {
    if (begun < total) {
      const question = questions[begun++ % questions.length] ?? Buffer.of()
      sentAt = performance.now()
      return connection.ask(question)
    }
    connection.end()
    if (--open > 0) return
    const walk: Walk = { seconds: (performance.now() - began) / 1000, times }
    process.stdout.write(JSON.stringify(walk))
  }
  const connection = openConnection(origin, () => {
    times.push([performance.now() - sentAt])
    if (pauseMs > 0) setTimeout(next, pauseMs)
    else next()
  })
  next()
}

for (let i = 0; i < connections; i++) visit()
