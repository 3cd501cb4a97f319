import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { log } from '@pasok/server'
import { buildIfNeeded, builtFolder } from './build-storefront.ts'
import { demoSignIns } from './demo/demo-sign-ins.ts'
import { readEnv } from './environment/env.ts'
import { userFacingError } from './user-facing-error.ts'
import { startWeb, type Built, type PageSource } from './web/web.ts'

const root = join(import.meta.dirname, '..')
const builtIn = (folder: string): PageSource => ({
  load: async () => (await import(pathToFileURL(join(folder, 'server/index.js')).href)) as Built,
  clientFolder: join(folder, 'client'),
  adminFolder: join(folder, 'backoffice'),
})

try {
  const env = readEnv(process.env, root)
  // `--build FOLDER` serves pages that were built elsewhere.
  const { dev, build } = parseArgs({
    options: { dev: { type: 'boolean' }, build: { type: 'string' } },
  }).values
  if (!dev && build === undefined) await buildIfNeeded(root)
  const source = dev
    ? await (await import('./web/development.ts')).developmentPages(root)
    : builtIn(build === undefined ? await builtFolder(root) : resolve(build))
  const web = await startWeb(env, source)
  let stopping = false
  const stop = async () => {
    // Ended at once by a second signal, as npm and a person send one each, this would leave PostgreSQL running.
    if (stopping) return
    stopping = true
    await web.stop()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  // Printed last: its reader may stop the shop at once.
  if (env.production) {
    // Who reads a shop's output by program reads JSON, all of it.
    log.info({ address: env.publicUrl }, 'Pasok is ready')
    if (!env.databaseUrl)
      log.info(
        { folder: join(env.varDir, 'database') },
        "PostgreSQL runs in VAR_DIR, for the shop's processes on this machine; npm run backup keeps what is in it",
      )
    log.flush()
  } else {
    console.log(`Pasok is ready: ${env.publicUrl}   (API: ${env.publicUrl}/api/docs)`)
    if (env.demo) console.log(await demoSignIns())
  }
} catch (error) {
  const message = userFacingError(error)
  if (message === undefined) throw error
  console.error(message)
  process.exit(1)
}
