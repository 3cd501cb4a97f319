import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { below, builtPages, PREFIXES, type BuiltPage } from '@pasok/demo'
import { chromium, type Page } from '@playwright/test'
import { prepareChromium } from './support/browser.ts'
import { open, opened } from './support/opened.ts'
import { WIDTHS } from './support/widths.ts'
import { becomes } from './support/visit.ts'

/** `npm run screenshots -- ADDRESS TEXT`: of the shop that runs there, and only what has that text in its name. */
const [origin = 'http://127.0.0.1:3000', wanted = ''] = process.argv.slice(2)
const MOST_HEIGHT = 2_700
const AT_ONCE = 4
const folder = join(import.meta.dirname, '../var/screenshots')

const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
if (!answer?.ok) {
  console.error(`No shop answers at ${origin}: start one with npm start, or name its address.`)
  process.exit(1)
}

if (wanted === '') await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const { executablePath, args, env } = await prepareChromium()
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } })

/** As tall as it is, as far down as it can still be read in one picture, with its drawings. */
const unroll = async (page: Page, width: number): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(height, MOST_HEIGHT) })
  await page
    .waitForFunction(() => [...document.images].every(({ complete }) => complete), undefined, {
      timeout: 3_000,
    })
    // One that is out of sight may wait for somebody to come near.
    .catch(() => {})
}

interface Look {
  readonly name: string
  readonly address: string
  readonly width: number
  readonly as: string | undefined
  readonly act: (page: Page) => Promise<void>
}

const looks = PREFIXES.flatMap((prefix) =>
  WIDTHS.flatMap((width) => {
    const look = ({ name, path, as }: BuiltPage, act: Look['act']): Look => ({
      name: `${name}-${width}-${prefix.slice(1) || 'en'}`,
      address: origin + below(prefix, path),
      width,
      as,
      act,
    })
    return [
      ...builtPages.map((page) => look(page, (shown) => unroll(shown, width))),
      // What opens covers the window.
      ...opened
        .filter(({ widths }) => widths.includes(width))
        .map((part) => look(part, (shown) => open(shown, part))),
    ]
  }),
).filter(({ name }) => name.includes(wanted))

/** Each in a visit of its own, so that nothing of another shows. */
const take = async ({ name, address, width, as, act }: Look): Promise<void> => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    await becomes(page, as)
    await page.goto(address, { waitUntil: 'networkidle' })
    await act(page)
    await page.screenshot({ path: join(folder, `${name}.png`) })
  } catch (error) {
    failed.push(`${name}: ${String(error).split('\n', 1)[0]}`)
  } finally {
    await context.close()
  }
}

const failed: string[] = []
const waiting = looks.values()
const takeAll = async (): Promise<void> => {
  for (const look of waiting) await take(look)
}
await Promise.all(Array.from({ length: AT_ONCE }, takeAll))
await browser.close()
console.log(`${looks.length - failed.length} pictures in ${folder}`)
for (const one of failed) console.error(one)
process.exitCode = failed.length > 0 ? 1 : 0
