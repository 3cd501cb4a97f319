import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openDatabase } from '@pasok/server'

/**
 * The least that a server with a database does: `node bench/indexed-query-server.ts DATABASE` answers `/ID` with one row
 * by its primary key, over as many connections as the shop has.
 */
const [url = ''] = process.argv.slice(2)
const { pool } = await openDatabase(url)

const server = createServer((request, response) => {
  const statement = { name: 'one', text: 'select id, code, name_en from catalogue.product where id = $1' }
  pool.query({ ...statement, values: [Number(request.url?.slice(1))] }).then(
    ({ rows }) => {
      const body = JSON.stringify(rows[0] ?? null)
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      })
      response.end(body)
    },
    () => response.writeHead(500).end(),
  )
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.once('disconnect', () => process.exit())
