import { readFileSync } from 'node:fs'
import { buildPath, quotation, quotationUpload } from '@pasok/contract'

/**
 * Uploads a list that is longer than a list may be, and has a quotation's PDF made, each over and over:
 * `node bench/members/document-storm.ts ORIGIN COOKIE WORKBOOK QUOTATION_ID`, until it is stopped; then reports how often
 * each was answered for. A workbook that was read to its end is refused for its rows.
 */
const [origin = '', cookie = '', file = '', id = ''] = process.argv.slice(2)
const stopped = new AbortController()
process.once('SIGTERM', () => stopped.abort())
const workbook = new File([readFileSync(file)], 'list.xlsx')
const count = { uploads: 0, documents: 0 }

const upload = async (): Promise<void> => {
  const form = new FormData()
  form.set('quo_file', workbook)
  const answer = await fetch(`${origin}/api${buildPath(quotationUpload.uploadQuotation, {})}`, {
    method: 'POST',
    headers: { origin, cookie, 'idempotency-key': crypto.randomUUID() },
    body: form,
  })
  const text = await answer.text()
  if (answer.status !== 400 || !text.includes('5,000'))
    throw new Error(`an upload is answered with ${answer.status}: ${text.slice(0, 300)}`)
  count.uploads++
}

const print = async (): Promise<void> => {
  const answer = await fetch(`${origin}/api${buildPath(quotation.printQuotation, { params: { id } })}`, {
    headers: { cookie },
  })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`a document is answered with ${answer.status}`)
  count.documents++
}

const repeat = async (act: () => Promise<void>): Promise<void> => {
  while (!stopped.signal.aborted) await act()
}
const began = performance.now()
await Promise.all([repeat(upload), repeat(print)])
process.stdout.write(JSON.stringify({ ...count, seconds: (performance.now() - began) / 1000 }))
