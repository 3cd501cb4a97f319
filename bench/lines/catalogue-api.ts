import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '../../scripts/postgres.ts'
import { untilCalm } from '../api/calm.ts'
import type { Kind } from '../api/kind.ts'
import { listings } from '../api/listings.ts'
import { measureKind, type Measurement } from '../api/measure-kind.ts'
import { products } from '../api/products.ts'
import { medianResult, rateResult } from '../api/results.ts'
import { suggestions } from '../api/suggestions.ts'
import { typos } from '../api/typos.ts'
import { generateCatalogue } from '../catalogue-generator.ts'
import type { CatalogueFile } from '../demo-copies.ts'
import { measureIndexedQuery } from '../indexed-query.ts'
import type { Bench, Line, Result } from '../line.ts'
import { importBeforehand, startShop } from '../shop.ts'

const SIZE = { products: 12_000, items: 100_000 }
const kinds: readonly Kind[] = [listings, products, suggestions, typos]
/** The target on the demo's catalogue, as a multiple. */
const DEMO_TIMES = 2

/** The catalogue's calls, each request another one, beside the same statements sent by `pg` alone. */
export const catalogueApi: Line = {
  name: "The catalogue's API",
  measure: async (bench) => {
    const folder = join(bench.folder, 'large')
    const large = await generateCatalogue(folder, SIZE)
    const size = `${SIZE.products.toLocaleString('en')} products`
    return [
      ...(await onPostgres(bench, 'large-on-postgres', `PostgreSQL, ${size}`, {
        catalogue: large,
        times: 1,
      })),
      ...(await onPostgres(bench, 'demo-on-postgres', "PostgreSQL, the demo's catalogue", {
        times: DEMO_TIMES,
      })),
    ]
  },
}

/** On a server, with a catalogue or the demo's; only rates are promised of the latter. */
const onPostgres = async (
  bench: Bench,
  name: string,
  where: string,
  { catalogue, times }: { readonly catalogue?: CatalogueFile; readonly times: number },
): Promise<Result[]> => {
  const postgres = await startPostgres({ durable: true })
  try {
    const measurements = await measureCalls(bench, { name, database: postgres.url, catalogue })
    return measurements.flatMap((measurement) => [
      ...(catalogue ? [medianResult(where, measurement)] : []),
      rateResult(where, measurement, times),
    ])
  } finally {
    await postgres.stop()
  }
}

interface Setup {
  /** Of its folder. */
  readonly name: string
  readonly database: string
  readonly catalogue?: CatalogueFile | undefined
}

const measureCalls = async (
  { processes, folder: benchFolder }: Bench,
  { name, database, catalogue }: Setup,
): Promise<Measurement[]> => {
  const folder = join(benchFolder, name)
  mkdirSync(folder)
  if (catalogue)
    await importBeforehand(processes, folder, [catalogue.file, '--mapping', catalogue.mapping], database)
  const shop = await startShop(processes, folder, database)
  await untilCalm(database)
  const machine = await measureIndexedQuery(processes, folder, database)
  const measurements: Measurement[] = []
  for (const kind of kinds)
    measurements.push(await measureKind({ processes, origin: shop.origin, database, folder, machine }, kind))
  await shop.stop()
  return measurements
}
