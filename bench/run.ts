import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Line, Result } from './line.ts'
import { cartWrite } from './lines/cart-write.ts'
import { checkoutPage } from './lines/checkout-page.ts'
import { catalogueApi } from './lines/catalogue-api.ts'
import { firstLoad } from './lines/first-load.ts'
import { importSpeed } from './lines/import-speed.ts'
import { lighthouse } from './lines/lighthouse.ts'
import { longLists } from './lines/long-lists.ts'
import { memberPages } from './lines/member-pages.ts'
import { pageDuringDocuments } from './lines/page-during-documents.ts'
import { pageDuringImport } from './lines/page-during-import.ts'
import { prefetchedClick } from './lines/prefetched-click.ts'
import { quickOrderLine } from './lines/quick-order.ts'
import { relevance } from './lines/relevance.ts'
import { searchScale } from './lines/search-scale.ts'
import { uncachedFirstByte } from './lines/uncached-first-byte.ts'
import { warmGuestPage } from './lines/warm-guest-page.ts'
import { measureLine, NOT_MEASURED } from './measure-line.ts'
import { Processes } from './processes.ts'
import { printed, written } from './report.ts'
import { startShop } from './shop.ts'

/** In this order; a new line is a file in `lines/` and a name here. */
const lines: readonly Line[] = [
  firstLoad,
  prefetchedClick,
  lighthouse,
  warmGuestPage,
  uncachedFirstByte,
  importSpeed,
  pageDuringImport,
  catalogueApi,
  memberPages,
  cartWrite,
  checkoutPage,
  quickOrderLine,
  longLists,
  relevance,
  searchScale,
  pageDuringDocuments,
]
/** A busy machine included: the import of a million items and what follows it take half an hour. */
const LIMIT_MS = 7_200_000

/** `npm run bench -- TEXT` measures the lines whose names contain it. */
const [wanted = ''] = process.argv.slice(2)
const chosen = lines.filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()))
if (chosen.length === 0) {
  console.error(
    `No line's name contains '${wanted}'. There are: ${lines.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(1)
}

const processes = new Processes()
const folder = mkdtempSync(join(tmpdir(), 'pasok-bench-'))
const began = performance.now()
const [load = 0] = loadavg()

let leaving = false
/** Leaves nothing behind, whichever way a run ends. */
const leave = async (code: number): Promise<void> => {
  if (leaving) return
  leaving = true
  await processes.stopAll()
  rmSync(folder, { recursive: true, force: true })
  process.exit(code)
}
const fail = (reason: unknown): void => {
  if (leaving) return
  console.error(reason instanceof Error ? reason.message : reason)
  void leave(1)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => fail(`stopped by ${signal}`))
setTimeout(() => fail(`not done after ${LIMIT_MS / 1000} s`), LIMIT_MS).unref()

const measureAll = async (): Promise<readonly Result[]> => {
  console.log('Starting the shop …')
  const shop = await startShop(processes, folder)
  const results: Result[] = []
  for (const line of chosen) {
    console.log(`${line.name} …`)
    const measured = await measureLine(line, { shop, processes, folder })
    // What ends because the run is being stopped is no figure.
    if (leaving) break
    console.log(`\n${printed(measured)}\n`)
    results.push(...measured)
  }
  return results
}

try {
  const results = await measureAll()
  if (leaving) throw new Error('the run is being stopped')
  const seconds = (performance.now() - began) / 1000
  // What is in the repository is of one run, whole.
  if (chosen.length === lines.length)
    writeFileSync(
      join(import.meta.dirname, 'RESULTS.md'),
      written(results, { now: new Date(), seconds, load }),
    )
  await leave(results.some(({ ratio }) => ratio === NOT_MEASURED) ? 1 : 0)
} catch (error) {
  fail(error)
}
