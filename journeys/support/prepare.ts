import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeSold } from './catalogue.ts'

const root = join(import.meta.dirname, '../..')

/** Where the shop's parts lie within the run's folder. */
export const listParts = (folder: string) => ({
  /** For VAR_DIR, to be copied. */
  varDir: join(folder, 'var'),
  build: join(folder, 'build'),
  settings: join(folder, 'shop.json'),
  /** For LEGAL_TEXTS. */
  legal: join(folder, 'legal.json'),
  /** Where Node keeps what it compiled for the programs that it runs, which all load the same files. */
  compiled: join(folder, 'compiled'),
})

const run = (args: readonly string[], env: Readonly<Record<string, string>>): Promise<void> =>
  new Promise((resolve, reject) => {
    // Nothing else of our environment: it may name somebody's database.
    const { PATH, HOME, TMPDIR } = process.env
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { PATH, HOME, ...(TMPDIR && { TMPDIR }), ...env },
      stdio: 'pipe',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${args.join(' ')}:\n${output}`)),
    )
  })

/** Removes what `prepare` made. */
export const removePrepared = async (folder: string): Promise<void> => {
  for (const made of [await realpath(listParts(folder).build), folder])
    await rm(made, { recursive: true, force: true })
}

/** Makes, once a run, what each worker copies and starts: the shop, built and filled. Answers its folder. */
export const prepare = async (): Promise<string> => {
  if (!existsSync(join(root, 'storefront/build/server/index.js'))) throw new Error('Run npm run build first.')
  const folder = await mkdtemp(join(tmpdir(), 'pasok-journeys-'))
  const { varDir, build, settings, legal, compiled } = listParts(folder)
  // Inside the repository, where a build finds its packages.
  await mkdir(join(root, 'var'), { recursive: true })
  const copy = await mkdtemp(join(root, 'var/journeys-'))
  await cp(await realpath(join(root, 'storefront/build')), copy, { recursive: true })
  await symlink(copy, build)
  await cp(join(root, 'config/shop.json'), settings)
  await cp(join(root, 'config/legal.json'), legal)
  const env = { VAR_DIR: varDir, DEMO: '0', NODE_COMPILE_CACHE: compiled }
  const { catalogue, mapping } = await writeSold(join(folder, 'sold'))
  await run(['host/migrate.ts'], env)
  await run(['host/import.ts', catalogue, '--mapping', mapping], env)
  // Their lists and prices name items.
  await run(['host/add-demo-users.ts'], env)
  await run(['host/content.ts', 'import', 'demo/content', '--allow-missing'], env)
  return folder
}
