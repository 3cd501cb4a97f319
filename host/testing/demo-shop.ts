import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inject } from 'vitest'
import { freshDatabase } from '../../server/src/testing/index.ts'
import { fillDemo } from './fill-demo.ts'
import { startShop, type Shop } from './shop.ts'

/** A shop with the demo's content, people and sales. */
export interface DemoShop extends Shop {
  /** Where its addresses begin: in links, e-mails and files for crawlers. */
  readonly origin: string
}

/** Starts it with a part of the demo's products, or with all of them; `stop` drops its data. */
export const startDemoShop = async (products: 'few' | 'all' = 'few'): Promise<DemoShop> => {
  const origin = 'https://shop.example'
  const { url, drop } = await freshDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'pasok-demo-'))
  if (products === 'few') await fillDemo(url, folder, { withContent: true })
  const shop = await startShop({ DEMO: '1', DATABASE_URL: url, VAR_DIR: folder, PUBLIC_URL: origin })
  return {
    ...shop,
    origin,
    stop: async () => {
      const code = await shop.stop()
      await drop()
      await rm(folder, { recursive: true, force: true })
      return code
    },
  }
}

/** The table of the paths that the built pages answer to. */
export const builtPaths = async (): Promise<readonly BuiltPath[]> => {
  const { paths } = (await import(pathToFileURL(join(inject('build'), 'server/index.js')).href)) as {
    readonly paths: readonly BuiltPath[]
  }
  return paths
}

/** One of them: `:id` stands for a number that is an id, `:x` for a word or a number. */
export interface BuiltPath {
  readonly path: string
  readonly guests: boolean
}
