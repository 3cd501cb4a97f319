import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from './bare.ts'

/** The least that Node can do: the bytes are ready and so are their headers. */
const file = process.argv[2] ?? ''
const pages = new Map(
  (JSON.parse(readFileSync(file, 'utf8')) as readonly Page[]).map(({ path, headers, body }) => [
    path,
    { headers: [...headers], body: Buffer.from(body, 'base64') },
  ]),
)

const server = createServer((request, response) => {
  const page = pages.get(request.url ?? '')
  if (page) {
    response.writeHead(200, page.headers)
    response.end(page.body)
  } else if (request.url === '/metrics') {
    const { user, system } = process.cpuUsage()
    response.end(`process_cpu_seconds_total ${(user + system) / 1e6}\n`)
  } else {
    response.writeHead(404).end()
  }
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.once('disconnect', () => process.exit())
