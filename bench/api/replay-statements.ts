import { readFileSync } from 'node:fs'
import { openDatabase } from '@pasok/server'
import type { Statement } from './statement.ts'
import type { Walk } from './walk.ts'

/**
 * Sends what visits asked the database by `pg` alone, one statement after the other, each visit a given number of times:
 * `node bench/api/replay-statements.ts DATABASE STATEMENTS CONNECTIONS ROUNDS`, STATEMENTS being a file. Every
 * connection has sent all of it once before it is measured, so that what is prepared is prepared.
 */
const [url = '', file = '', connections = '', rounds = ''] = process.argv.slice(2)
const visits = JSON.parse(readFileSync(file, 'utf8')) as readonly (readonly Statement[])[]
const many = Number(connections)
const database = await openDatabase(url, { maxConnections: many })
const clients = await Promise.all(Array.from({ length: many }, () => database.pool.connect()))
type Client = (typeof clients)[number]

const send = async (client: Client, statements: readonly Statement[]): Promise<void> => {
  for (const { text, values, name } of statements)
    await client.query({ text, values: [...values], ...(name !== undefined && { name }) })
}

await Promise.all(
  clients.map(async (client) => {
    for (const statements of visits) await send(client, statements)
  }),
)

const total = visits.length * Number(rounds)
const times: number[][] = []
let begun = 0
const walk = async (client: Client): Promise<void> => {
  while (begun < total) {
    const statements = visits[begun++ % visits.length] ?? []
    const sentAt = performance.now()
    await send(client, statements)
    times.push([performance.now() - sentAt])
  }
}
const began = performance.now()
await Promise.all(clients.map(walk))
const walked: Walk = { seconds: (performance.now() - began) / 1000, times }
for (const client of clients) client.release()
await database.close()
process.stdout.write(JSON.stringify(walked))
