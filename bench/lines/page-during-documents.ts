import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import writeExcelFile from 'write-excel-file/node'
import { startPostgres } from '../../scripts/postgres.ts'
import { untilCalm } from '../api/calm.ts'
import type { Line } from '../line.ts'
import { addBigCustomer, PASSWORD } from '../members/big-customer.ts'
import { checkOut } from '../members/check-out.ts'
import { logIn } from '../members/log-in.ts'
import { succeeded, type Processes } from '../processes.ts'
import { pagesBeside } from '../product-pages.ts'
import { startShop } from '../shop.ts'

/** The most that are read, the headings among them. */
const SHEET_ROWS = 100_000
const LINES = 200
const stormProgram = fileURLToPath(new URL('../members/document-storm.ts', import.meta.url))

/** A product's page while long lists are uploaded and documents are made, beside the same without. */
export const pageDuringDocuments: Line = {
  name: 'Product page during uploads and documents',
  measure: async ({ processes, folder }) => {
    const postgres = await startPostgres({ durable: true })
    try {
      const own = join(folder, 'documents')
      mkdirSync(own)
      const shop = await startShop(processes, own, postgres.url)
      const [email = ''] = await addBigCustomer(postgres.url, 1)
      const workbook = await writeWorkbook(join(own, 'list.xlsx'))
      await untilCalm(postgres.url)
      const cookie = await logIn(shop.origin, email, PASSWORD)
      const quotationId = await checkOut(shop.origin, cookie, postgres.url, LINES)
      const storm = prepareStorm(processes, [shop.origin, cookie, workbook, String(quotationId)])
      const results = await pagesBeside(
        shop,
        { name: 'during uploads and documents', start: storm.start },
        storm.note,
      )
      await shop.stop()
      return results
    } finally {
      await postgres.stop()
    }
  },
}

/** A list of part numbers and quantities, as a spreadsheet program saves it; answers its path. */
const writeWorkbook = async (file: string): Promise<string> => {
  const rows = [
    ['Part number', 'Quantity'],
    ...Array.from({ length: SHEET_ROWS - 1 }, (_, n) => [
      `QX-${(n * 7919) % 99_991}-${n % 97}ZW`,
      1 + (n % 50),
    ]),
  ]
  await writeExcelFile(rows.map((row) => row.map((value) => ({ value })))).toFile(file)
  return file
}

/** One buyer uploads and prints from a process of its own. */
const prepareStorm = (processes: Processes, args: readonly string[]) => {
  let counted = { uploads: 0, documents: 0, seconds: 0 }
  const start = () => {
    const child = processes.start(stormProgram, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    const output = child.stdout ? text(child.stdout) : ''
    const ended = succeeded(child, () => 'see above').then(async () => {
      counted = JSON.parse(await output) as typeof counted
      if (counted.uploads === 0 || counted.documents === 0)
        throw new Error('nothing was uploaded, or printed')
    })
    return { ended, stop: () => void child.kill('SIGTERM') }
  }
  const note = (): string =>
    `in ${counted.seconds.toFixed(0)} s ${counted.uploads} workbooks of ${SHEET_ROWS.toLocaleString('en')} rows were read and ` +
    `${counted.documents} quotations of ${LINES} lines made as PDF, both over and over`
  return { start, note }
}
