import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPath, search } from '@pasok/contract'
import { writeCatalogue } from '@pasok/demo'
import { catalogueImport } from '@pasok/server'
import type { Bench, Line, Result } from '../line.ts'
import { judge, type Place, type Search, type Shown } from '../relevance/judge.ts'
import { median, quantile } from '../statistics.ts'

const SETS = ['given', 'tuned', 'tuned2', 'unseen'] as const
/** Of the searches that nobody tuned the search by. */
const TARGET = 0.95

/** Searches as buyers type them: how often the right answer is the first. */
export const relevance: Line = {
  name: 'Relevance',
  measure: async (bench) => {
    const catalogue = await readCatalogue(bench.folder)
    const measured = []
    for (const set of SETS) measured.push({ set, ...(await measureSet(bench, set, catalogue)) })
    return measured.map(summarize)
  },
}

interface Catalogue {
  /** Products' codes by their names in either language, which no two share. */
  readonly codeByName: ReadonlyMap<string, string>
  /** Products' codes by their items' numbers. */
  readonly productByItem: ReadonlyMap<string, string>
}

const readCatalogue = async (folder: string): Promise<Catalogue> => {
  const { catalogue } = await writeCatalogue(folder)
  const codeByName = new Map<string, string>()
  const productByItem = new Map<string, string>()
  for await (const row of catalogueImport.readCsv(catalogue)) {
    if (!('cells' in row)) continue
    const { product = '', sku = '', name_en: en = '', name_id: id = '' } = row.cells
    for (const name of [en, id]) if (name !== '') codeByName.set(name, product)
    if (sku !== '') productByItem.set(sku, product)
  }
  return { codeByName, productByItem }
}

interface Measured {
  readonly places: readonly Place[]
  readonly times: readonly number[]
}

const measureSet = async (
  { shop }: Bench,
  set: (typeof SETS)[number],
  { codeByName, productByItem }: Catalogue,
): Promise<Measured> => {
  const file = join(import.meta.dirname, `../relevance/${set}.json`)
  const searches = JSON.parse(readFileSync(file, 'utf8')) as Search[]
  const places: Place[] = []
  const times: number[] = []
  for (const one of searches) {
    const query = new URLSearchParams({ keyword: one.q })
    const began = performance.now()
    const answer = await fetch(`${shop.origin}/api${buildPath(search.listProducts)}?${query}`, {
      headers: { 'accept-language': one.lang },
    })
    times.push(performance.now() - began)
    if (!answer.ok) throw new Error(`${one.q} is answered with ${answer.status}`)
    const { data } = (await answer.json()) as {
      data: { records: Row[]; left_out?: string[]; not_stocked?: string[] }
    }
    const shown = data.records.map((row): Shown => {
      if (row.is_header) return { product: codeByName.get(row.name) ?? row.name }
      return { product: productByItem.get(row.sku_number) ?? '', item: row.sku_number }
    })
    const isPartial = data.left_out !== undefined || data.not_stocked !== undefined
    places.push(judge(one, { shown, isPartial }, (item) => productByItem.get(item)))
  }
  return { places, times }
}

interface Row {
  readonly is_header: boolean
  readonly name: string
  readonly sku_number: string
}

const summarize = ({ set, places, times }: Measured & { readonly set: string }): Result => {
  const count = (place: Place) => places.filter((one) => one === place).length
  const share = count('first') / places.length
  return {
    what: `Relevance: ${set}`,
    target: `≥ ${TARGET * 100} % first`,
    figure: `${count('first')} of ${places.length} first`,
    ratio: `${(share * 100).toFixed(1)} %`,
    met: share >= TARGET,
    notes: [
      `${count('first')} first, ${count('in three')} in the first three, ${count('wrong or none')} wrong or none`,
      `the whole answer of the list, one at a time: median ${median(times).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`,
      ...(set === 'unseen' ? ['not looked at while the search is tuned'] : []),
    ],
    details: [],
  }
}
