import { expect, it, onTestFinished } from 'vitest'
import { commercialDocument, documentLine } from '../../testing/commercial-document.ts'
import { pdfPages } from '../../testing/pdf-text.ts'
import { openWorkers } from '../index.ts'
import { documentTask } from './make-document.ts'

it('makes the PDF of five thousand lines with long comments in the time and the memory of a thread', async () => {
  const workers = openWorkers()
  onTestFinished(workers.close)
  const comments = ['harap dikirim lengkap '.repeat(22), 'please pack by warehouse '.repeat(19)]
  const lines = Array.from({ length: 5_000 }, (_, at) => documentLine(at + 1, { comments }))
  const began = performance.now()
  const bytes = await workers.run(documentTask(10 * 60_000), commercialDocument({ lines }))
  console.info({ seconds: (performance.now() - began) / 1000, bytes: bytes.length })
  if (typeof bytes === 'string') throw new Error(bytes)
  const pages = pdfPages(bytes)
  expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`)
})
