import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '../../scripts/postgres.ts'
import { openAsk } from '../api/ask.ts'
import { untilCalm } from '../api/calm.ts'
import { generateCatalogue } from '../catalogue-generator.ts'
import type { CatalogueFile } from '../demo-copies.ts'
import { machineNote, measureIndexedQuery, type IndexedQuery } from '../indexed-query.ts'
import type { Bench, Line, Result } from '../line.ts'
import { measureOnce, type MeasuredKind } from '../scale/measure-once.ts'
import { plotPanels } from '../scale/plot.ts'
import { sampleItems } from '../scale/sample-items.ts'
import { scaleKinds, type ScaleKind } from '../scale/scale-kinds.ts'
import { importBeforehand, startShop } from '../shop.ts'
import { median, quantile } from '../statistics.ts'
import { bareImport, timeImport } from './import-speed.ts'

/** The one with targets last. Products have as many items as in the demo, which has some 20,000. */
const SIZES = ['demo', { products: 20_600, items: 200_000 }, { products: 103_000, items: 1_000_000 }] as const
const IMPORT_TARGET_SECONDS = 180
const GROWTH_TARGET = 3
/** Tokens of a million items take minutes. */
const CALM_TIMEOUT_MS = 2_400_000
const PLOT = 'search-scale.svg'

/** What was measured with one number of items. */
interface Measured {
  readonly items: number
  readonly importSeconds: number
  /** The least that any import does of the same file. */
  readonly leastSeconds: number
  /** From the shop's start until nothing that follows the import is left to do. */
  readonly calmSeconds: number
  readonly machine: IndexedQuery
  readonly kinds: readonly MeasuredKind[]
}

/** Searches and lists by number of items, each request another one at one connection, and the import of a million. */
export const searchScale: Line = {
  name: 'Search at a million items',
  measure: async (bench) => {
    const measured: Measured[] = []
    for (const [place, size] of SIZES.entries()) {
      const folder = join(bench.folder, `scale-${place}`)
      const catalogue = await generateCatalogue(folder, size)
      measured.push(await measureCatalogue(bench, folder, catalogue))
    }
    const panels = scaleKinds.map(({ name, targetMs }) => ({
      title: name,
      targetMs,
      points: measured.map((one) => ({ items: one.items, ...quantiles(findKind(one, name).times) })),
    }))
    writeFileSync(join(import.meta.dirname, '..', PLOT), plotPanels(panels))
    return [
      ...scaleKinds.map((kind) => kindResult(kind, measured)),
      growthResult(measured),
      importResult(measured),
    ]
  },
}

const measureCatalogue = async (
  { processes }: Bench,
  folder: string,
  { file, mapping, rows: items }: CatalogueFile,
): Promise<Measured> => {
  const shopFolder = join(folder, 'shop')
  mkdirSync(shopFolder)
  const postgres = await startPostgres({ durable: true })
  try {
    const { url } = postgres
    const importSeconds = await secondsOf(() =>
      importBeforehand(processes, shopFolder, [file, '--mapping', mapping], url),
    )
    const began = performance.now()
    const shop = await startShop(processes, shopFolder, url)
    await untilCalm(url, CALM_TIMEOUT_MS)
    const calmSeconds = (performance.now() - began) / 1000
    const machine = await measureIndexedQuery(processes, shopFolder, url)
    const sampled = await sampleItems(url)
    const kinds: MeasuredKind[] = []
    for (const kind of scaleKinds)
      kinds.push(await measureOnce(shop.origin, kind, await kind.choose(openAsk(shop.origin), sampled)))
    await shop.stop()
    const leastSeconds = await timeImport(processes, shopFolder, bareImport, [url, file], {})
    return { items, importSeconds, leastSeconds, calmSeconds, machine, kinds }
  } finally {
    await postgres.stop()
  }
}

const secondsOf = async (work: () => Promise<void>): Promise<number> => {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

const findKind = ({ kinds }: Measured, name: string): MeasuredKind => {
  const found = kinds.find(({ kind }) => kind.name === name)
  if (!found) throw new Error(`${name} was not measured`)
  return found
}

const quantiles = (times: readonly number[]) => ({ p50: median(times), p95: quantile(times, 0.95) })

const largestOf = (measured: readonly Measured[]): Measured => {
  const largest = measured.at(-1)
  if (!largest) throw new Error('nothing was measured')
  return largest
}

const kindResult = ({ name, targetMs }: ScaleKind, measured: readonly Measured[]): Result => {
  const largest = largestOf(measured)
  const { times, wrong, isRight } = findKind(largest, name)
  const { p50, p95 } = quantiles(times)
  return {
    what: `${name}, ${count(largest.items)} items: p95`,
    target: `≤ ${targetMs} ms`,
    figure: ms(p95),
    ratio: `× ${(p95 / largest.machine.medianMs).toFixed(1)}`,
    met: isRight && p95 <= targetMs,
    notes: [
      `p50 ${ms(p50)}, p95 ${ms(p95)} over HTTP at one connection, uncompressed; ${times.length} different requests, each made once, after others of the kind`,
      wrong.length === 0
        ? 'every one of them is answered with what is looked for'
        : `${wrong.length} of them, and of the others, are not answered with what is looked for, such as ${wrong[0]}`,
      `${machineNote(largest.machine)}; the ratio is to that median`,
      `by number of items: [${PLOT}](${PLOT})`,
    ],
    details: [
      ['items', 'requests', 'p50', 'p95', 'longest', 'one row by its key, median'],
      ...measured.map((one) => {
        const { times } = findKind(one, name)
        const { p50, p95 } = quantiles(times)
        return [
          count(one.items),
          String(times.length),
          ms(p50),
          ms(p95),
          ms(Math.max(...times)),
          ms(one.machine.medianMs),
        ]
      }),
    ],
  }
}

/** Of the medians, from the smallest to the largest catalogue; the kind that grows most counts. */
const growthResult = (measured: readonly Measured[]): Result => {
  const [smallest, largest] = [measured[0] ?? largestOf(measured), largestOf(measured)]
  const growths = scaleKinds.map(({ name }) => {
    const [before, after] = [median(findKind(smallest, name).times), median(findKind(largest, name).times)]
    return { name, before, after, growth: after / before }
  })
  const most = Math.max(...growths.map(({ growth }) => growth))
  const machine = largest.machine.medianMs / smallest.machine.medianMs
  return {
    what: `Search and lists, from ${count(smallest.items)} to ${count(largest.items)} items: growth of the median`,
    target: `≤ × ${GROWTH_TARGET}`,
    figure: `× ${most.toFixed(1)}`,
    ratio: `× ${most.toFixed(1)}`,
    met: most <= GROWTH_TARGET,
    notes: [`the kind that grows most counts; one row by its key grows × ${machine.toFixed(1)}`],
    details: [
      ['', count(smallest.items), count(largest.items), 'growth'],
      ...growths.map(({ name, before, after, growth }) => [
        name,
        ms(before),
        ms(after),
        `× ${growth.toFixed(1)}`,
      ]),
    ],
  }
}

const importResult = (measured: readonly Measured[]): Result => {
  const { items, importSeconds, leastSeconds } = largestOf(measured)
  return {
    what: `Import of ${count(items)} items`,
    target: `≤ ${IMPORT_TARGET_SECONDS} s`,
    figure: `${importSeconds.toFixed(0)} s`,
    ratio: `× ${(importSeconds / leastSeconds).toFixed(1)}`,
    met: importSeconds <= IMPORT_TARGET_SECONDS,
    notes: [
      "from the command's start to its end, into an empty database that it migrates",
      'the reference writes each row of the same file whole under its part number',
      'background work: from the start of the shop until every item is found by its words and sizes, and the tables are swept',
    ],
    details: [
      ['items', 'seconds', 'items a second', 'bare rows, seconds', 'background work, seconds'],
      ...measured.map((one) => [
        count(one.items),
        one.importSeconds.toFixed(1),
        (one.items / one.importSeconds).toFixed(0),
        one.leastSeconds.toFixed(1),
        one.calmSeconds.toFixed(1),
      ]),
    ],
  }
}

const count = (items: number): string => items.toLocaleString('en')
const ms = (value: number): string => `${value.toFixed(2)} ms`
