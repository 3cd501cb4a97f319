import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WrittenCatalogue } from '@pasok/demo'
import { demoFolder, inData, writeDemo, writeMarked, writePlain } from './catalogue.ts'

const root = join(import.meta.dirname, '..')

/**
 * The shop as visitors see it, and the same in the bracketed test language over a catalogue and settings whose texts
 * are marked too.
 */
export type Edition = 'plain' | 'bracketed'

/** Where an edition's parts lie within the run's folder. */
export const partsOf = (folder: string, edition: Edition) => ({
  /** For VAR_DIR, to be copied. */
  varDir: join(folder, edition, 'var'),
  build: join(folder, edition, 'build'),
  settings: join(folder, edition, 'shop.json'),
  /** For LEGAL_TEXTS. */
  legal: join(folder, edition, 'legal.json'),
})

const run = (
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<void> =>
  new Promise((resolve, reject) => {
    // Nothing else of our environment: it may name somebody's database.
    const { PATH, HOME, TMPDIR } = process.env
    const child = spawn(command, args, {
      cwd: root,
      env: { PATH, HOME, ...(TMPDIR && { TMPDIR }), ...env },
      stdio: 'pipe',
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')}:\n${said}`)),
    )
  })

const importRows = (varDir: string, file: string, mapping: string): Promise<void> =>
  run(process.execPath, ['host/import.ts', file, '--mapping', mapping], { VAR_DIR: varDir, DEMO: '0' })

const markTexts = (value: unknown): unknown => {
  if (typeof value === 'string')
    return /^(https?:|[^@\s]+@|\d{4}-\d\d-\d\d$)/.test(value) ? value : inData(value)
  if (Array.isArray(value)) return value.map(markTexts)
  return value !== null && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, markTexts(part)]))
    : value
}

const preparePlain = async (folder: string, demo: WrittenCatalogue): Promise<void> => {
  const { varDir, build, settings, legal } = partsOf(folder, 'plain')
  if (!existsSync(join(root, 'storefront/build/server/index.js'))) throw new Error('Run npm run build first.')
  await cp(join(root, 'storefront/build'), build, { recursive: true })
  await cp(join(root, 'config/shop.json'), settings)
  await cp(join(root, 'config/legal.json'), legal)
  await importRows(varDir, await writePlain(join(folder, 'plain'), demo), demo.mapping)
}

const prepareBracketed = async (folder: string, demo: WrittenCatalogue): Promise<void> => {
  const { varDir, build, settings, legal } = partsOf(folder, 'bracketed')
  await run('npm', ['run', '--silent', 'build'], { WORDS: 'bracketed' })
  await cp(join(root, 'storefront/build-bracketed'), build, { recursive: true })
  const configured = async (name: string) =>
    JSON.parse(await readFile(join(root, 'config', name), 'utf8')) as object
  const plain = await configured('shop.json')
  const social = { facebook: 'https://example.com/facebook', linkedin: 'https://example.com/linkedin' }
  await writeFile(settings, JSON.stringify(markTexts({ ...plain, social })))
  await writeFile(legal, JSON.stringify(markTexts(await configured('legal.json'))))
  const { file, mapping } = await writeMarked(join(folder, 'bracketed'), demo)
  await importRows(varDir, file, mapping)
}

/** Makes, once a run, what each worker copies and starts: both editions built and filled. Answers their folder. */
export const prepare = async (): Promise<string> => {
  // Inside the repository, where a build finds its packages.
  await mkdir(join(root, 'var'), { recursive: true })
  const folder = await mkdtemp(join(root, 'var/journeys-'))
  const demo = await writeDemo(demoFolder(folder))
  const empty = join(folder, 'empty')
  await run(process.execPath, ['host/migrate.ts'], { VAR_DIR: empty, DEMO: '0' })
  await run(process.execPath, ['host/add-cast.ts'], { VAR_DIR: empty, DEMO: '0' })
  for (const edition of ['plain', 'bracketed'] as const) {
    const database = join(partsOf(folder, edition).varDir, 'database')
    await mkdir(database, { recursive: true })
    await cp(join(empty, 'database/data'), join(database, 'data'), { recursive: true })
    // An import looks for pictures beside its file.
    await symlink(demo.pictures, join(folder, edition, 'pictures'))
  }
  await Promise.all([preparePlain(folder, demo), prepareBracketed(folder, demo)])
  return folder
}
