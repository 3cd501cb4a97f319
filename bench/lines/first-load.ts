import { chromium, type Browser } from '@playwright/test'
import type { Bench, Line, Result } from '../line.ts'
import { startChromium } from '../pages/chromium.ts'
import { startEmptyApp } from '../pages/empty-app.ts'
import { Gzipped } from '../pages/gzipped.ts'
import type { Shift } from '../pages/shifts.ts'
import { findShopPages, inLanguage } from '../pages/shop-pages.ts'
import { visit } from '../pages/visit.ts'

const MOST_SCRIPT = 160_000
const MOST_OWN_SCRIPT = 50_000
const MOST_STYLE = 20_000
const MOST_DOCUMENT = 20_000
const WIDTHS = [375, 1440] as const
const LANGUAGES = ['en', 'id'] as const

interface Load {
  readonly page: string
  readonly width: number
  readonly script: number
  readonly files: number
  readonly style: number
  readonly document: number
  readonly shifts: readonly Shift[]
}

/** What a browser that comes for the first time has to load, beside an app with nothing in it, and what moves in it. */
export const firstLoad: Line = {
  name: 'First load',
  measure: async (bench) => {
    const empty = await startEmptyApp(bench)
    const running = await startChromium(bench.processes, bench.folder)
    const browser = await chromium.connectOverCDP(running.endpoint)
    const gzipped = new Gzipped()
    try {
      const reference = await load(browser, gzipped, 'an empty app', empty, 1440)
      return buildResults(await loadAll(bench, browser, gzipped), reference)
    } finally {
      gzipped.close()
      await browser.close()
      await running.stop()
    }
  },
}

const loadAll = async ({ shop }: Bench, browser: Browser, gzipped: Gzipped): Promise<Load[]> => {
  const loads: Load[] = []
  for (const { name, path } of await findShopPages(shop))
    for (const language of LANGUAGES)
      for (const width of WIDTHS) {
        const address = shop.origin + inLanguage(language, path)
        loads.push(await load(browser, gzipped, `${name}, ${language}`, address, width))
      }
  return loads
}

const load = async (
  browser: Browser,
  gzipped: Gzipped,
  page: string,
  address: string,
  width: number,
): Promise<Load> => {
  const { scripts, styles, documentBytes, shifts } = await visit(browser, address, width)
  return {
    page,
    width,
    script: await gzipped.sum(scripts),
    files: scripts.length,
    style: await gzipped.sum(styles),
    document: documentBytes,
    shifts,
  }
}

const buildResults = (loads: readonly Load[], empty: Load): Result[] => [
  {
    ...largest('script', loads, ({ script }) => script, MOST_SCRIPT),
    ratio: `× ${(most(loads, ({ script }) => script) / empty.script).toFixed(2)}`,
    notes: [
      'every script until nothing was loaded for two seconds and nobody touched the page, each with gzip; ' +
        'what stands in the document counts as document',
      `${empty.files} scripts and ${kB(empty.script)} in an app of the same packages with nothing in it; ` +
        '1 kB is 1,000 bytes',
    ],
    details: [
      ['page', 'width', 'scripts', 'with gzip', 'above the empty app', 'style sheets', 'document', 'shift'],
      ...loads.map((load) => [
        load.page,
        String(load.width),
        String(load.files),
        kB(load.script),
        kB(load.script - empty.script),
        kB(load.style),
        kB(load.document),
        sumShifts(load).toFixed(4),
      ]),
    ],
  },
  {
    ...largest('script above an empty app', loads, ({ script }) => script - empty.script, MOST_OWN_SCRIPT),
    ratio: `+ ${percent(most(loads, ({ script }) => script - empty.script) / empty.script)}`,
    notes: [],
    details: [],
  },
  {
    ...largest('style sheets', loads, ({ style }) => style, MOST_STYLE),
    ratio: `${percent(most(loads, ({ style }) => style) / MOST_STYLE)} of the most`,
    notes: ['each with gzip; an empty app has none to compare with'],
    details: [],
  },
  {
    ...largest('document', loads, ({ document }) => document, MOST_DOCUMENT),
    ratio: `× ${(most(loads, ({ document }) => document) / empty.document).toFixed(1)}`,
    notes: [`as it was sent, in br; the empty app's has ${kB(empty.document)}`],
    details: [],
  },
  {
    what: 'First load: layout shift',
    target: '0',
    figure: most(loads, sumShifts).toFixed(4),
    ratio: most(loads, sumShifts).toFixed(4),
    met: most(loads, sumShifts) === 0,
    notes: [
      'while it loaded and while it was scrolled down once',
      ...loads.flatMap(({ page, width, shifts }) => {
        const [largest] = shifts.toSorted((a, b) => b.value - a.value)
        return largest ? [`${page}, ${width} pixels: most of it ${largest.what}`] : []
      }),
    ],
    details: [],
  },
]

const sumShifts = ({ shifts }: Load): number => shifts.reduce((sum, { value }) => sum + value, 0)

const largest = (
  what: string,
  loads: readonly Load[],
  of: (load: Load) => number,
  target: number,
): Pick<Result, 'what' | 'target' | 'figure' | 'met'> => ({
  what: `First load: ${what}`,
  target: `≤ ${target / 1000} kB`,
  figure: kB(most(loads, of)),
  met: most(loads, of) <= target,
})

const most = (loads: readonly Load[], of: (load: Load) => number): number => Math.max(...loads.map(of))
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
const percent = (share: number): string => `${Math.round(share * 100)} %`
