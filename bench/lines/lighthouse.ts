import type { Line, Result } from '../line.ts'
import { auditPages, categories, type Audit, type Category } from '../pages/audit.ts'
import { startChromium } from '../pages/chromium.ts'
import { startEmptyApp } from '../pages/empty-app.ts'
import { findShopPages, type ShopPage } from '../pages/shop-pages.ts'
import { median } from '../statistics.ts'

const RUNS = 5
/** The pages that are audited, with the least mark for performance. In everything else only 100 will do. */
const AUDITED: Readonly<Partial<Record<ShopPage['name'], number>>> = {
  home: 93,
  listing: 95,
  product: 95,
  blog: 93,
  post: 93,
  contact: 93,
}
const listTargets = (page: ShopPage['name']): Readonly<Record<Category, number>> => ({
  performance: AUDITED[page] ?? 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
})

/** Lighthouse's marks for a telephone, beside those of an app with nothing in it. */
export const lighthouse: Line = {
  name: 'Lighthouse',
  measure: async (bench) => {
    const empty = await startEmptyApp(bench)
    const pages = (await findShopPages(bench.shop)).filter(({ name }) => name in AUDITED)
    const chromium = await startChromium(bench.processes, bench.folder)
    const addresses = pages.map(({ path }) => bench.shop.origin + path)
    const audits = await auditPages(bench.processes, chromium.port, RUNS, [empty, ...addresses])
    await chromium.stop()
    const of = (address: string) => audits.filter((audit) => audit.address === address)
    return pages.map(({ name, path }) => buildResult(name, of(bench.shop.origin + path), of(empty)))
  },
}

const buildResult = (page: ShopPage['name'], audits: readonly Audit[], empty: readonly Audit[]): Result => ({
  what: `Lighthouse, telephone: ${page} page`,
  target: categories.map((category) => `≥ ${listTargets(page)[category]}`).join(', '),
  figure: categories.map((category) => mark(audits, category)).join(', '),
  ratio: `${mark(audits, 'performance')} : ${mark(empty, 'performance')}`,
  met: categories.every((category) => mark(audits, category) >= listTargets(page)[category]),
  notes: [
    `${categories.map((category) => `${category} ${mark(audits, category)}`).join(', ')}, each the median of ` +
      `${RUNS} runs with Lighthouse's own throttling; the ratio is performance beside the empty app's`,
    ...new Set(audits.flatMap(({ errors }) => errors)),
  ],
  details: [
    [
      'run',
      ...categories,
      ...(audits[0]?.metrics ?? []).map(([name]) => name),
      "the empty app's performance",
    ],
    ...audits.map(({ scores, metrics }, i) => [
      String(i + 1),
      ...categories.map((category) => String(scores[category])),
      ...metrics.map(([, figure]) => figure),
      String(empty[i]?.scores.performance),
    ]),
  ],
})

const mark = (audits: readonly Audit[], category: Category): number =>
  median(audits.map(({ scores }) => scores[category]))
