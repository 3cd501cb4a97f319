import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documentContent } from '@pasok/contract/endpoints'
import { content, log, openDatabase, type Database } from '@pasok/server'
import { freshDatabase } from '../../server/src/testing/index.ts'
import { readEnv } from '../environment/env.ts'
import { loadDemoUsers } from '../demo/load-demo-users.ts'
import { startWeb } from '../web/web.ts'
import { ask, type RequestInput, type Reply } from './ask.ts'
import { fillDemo } from './fill-demo.ts'
import { markMapping, markRow, markTexts } from './marked.ts'
import { pseudolocalePages } from './pseudolocale.ts'
import { freePort } from './shop.ts'

const root = join(import.meta.dirname, '../..')

/** A shop with a part of the demo and its cast, in which every text shows where it comes from. */
export interface MarkedShop {
  ask(path: string, input?: RequestInput): Promise<Reply>
  /** Of all that it sells: they may stand on a page by themselves. */
  readonly partNumbers: ReadonlySet<string>
  stop(): Promise<void>
}

/** Starts it in this process: ⟦words⟧ in the pages, ‹data› in the catalogue, the settings and the legal texts. */
export const startMarkedShop = async (): Promise<MarkedShop> => {
  const folder = await mkdtemp(join(tmpdir(), 'pasok-host-'))
  const { url, drop } = await freshDatabase()
  const partNumbers = await fillDemo(url, folder, { row: markRow, mapping: markMapping })
  const database = await openDatabase(url, { role: 'batch' })
  await loadDemoUsers(database, new Date())
  await addMarkedContent(database)
  await database.close()

  const settings = join(folder, 'shop.json')
  const social = { facebook: 'https://example.com/facebook', linkedin: 'https://example.com/linkedin' }
  const texts = markTexts({ ...(await readConfigured('shop.json')), social }) as object
  // Words of a list, no texts.
  await writeFile(settings, JSON.stringify({ ...texts, dropcart_type: 'dropdown', header_layout: 'default' }))
  const legal = join(folder, 'legal.json')
  await writeFile(legal, JSON.stringify(markTexts(await readConfigured('legal.json'))))

  // In this process it would write among what the tests say.
  const { level } = log
  log.level = 'error'
  const port = await freePort()
  const pages = await pseudolocalePages(root)
  const env = {
    DEMO: '0',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL: url,
    VAR_DIR: folder,
    SHOP_CONFIG: settings,
    LEGAL_TEXTS: legal,
  }
  const web = await startWeb(readEnv(env, root), pages)
  return {
    ask: (path, input) => ask(port, path, input),
    partNumbers,
    stop: async () => {
      await web.stop()
      log.level = level
      await pages.close()
      await drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const readConfigured = async (name: string) =>
  JSON.parse(await readFile(join(root, 'config', name), 'utf8')) as object

const systemAt = (now: Date) => ({ who: { kind: 'system', id: null }, now, requestId: '' }) as const

/** Publishes a document of each kind that pages show, with every text marked; those that are named have these slugs. */
const addMarkedContent = async ({ db }: Database): Promise<void> => {
  const by = systemAt(new Date())
  const slugs = {
    post: 'bearing-clearance',
    page: 'about-us',
    faq: 'credit-terms',
    team: 'an-engineer',
    home: 'a-slide',
  } as const
  const wordsIn = (kind: string, language: string) => {
    const text = (words: string) => ({ type: 'text', text: `‹${words} ${language}›` })
    const body = {
      type: 'doc',
      content: ['Why', 'When', 'How'].flatMap((heading) => [
        { type: 'heading', attrs: { level: 2 }, content: [text(`${heading} ${kind}`)] },
        { type: 'paragraph', content: [text('Answer')] },
      ]),
    }
    const words = { title: 'Title', summary: 'Summary', topic: 'Topic', role: 'Role', action: 'Read it' }
    return { ...(markTexts(words) as object), body }
  }
  for (const [kind, slug] of Object.entries(slugs) as [keyof typeof slugs, string][]) {
    const words = { en: wordsIn(kind, 'English'), id: wordsIn(kind, 'Indonesian') }
    const added = await content.addDocument(db, by, {
      kind,
      slug,
      content: documentContent.parse({ ...words, author: '‹Author›', block: 'slide', to: '/blog' }),
    })
    if (!('id' in added)) throw new Error(`no document ${slug} was added`)
    await content.publishDocument({ db, announce: async () => {} }, by, added.id, {
      version: 1,
      publishAt: by.now,
    })
  }
}
