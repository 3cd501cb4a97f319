import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Settings } from '@pasok/contract'
import { startGateway, type Gateway } from './gateway.ts'
import { listParts } from './prepare.ts'

const root = join(import.meta.dirname, '../..')

/** Names, to the workers, the folder that the global setup prepared. */
export const RUN_FOLDER = 'JOURNEYS_FOLDER'

/** A running shop of a worker's own. */
export interface Shop {
  readonly url: string
  /** The folder of its embedded database, which a second process may open while it runs. */
  readonly database: string
  /** Where its payments go. */
  readonly gateway: Gateway
  stop(): Promise<void>
  /** Ends its process as a power cut would, and answers once it is gone. */
  kill(): Promise<void>
  /** Starts it again after that, at the same address and on the same data. */
  startAgain(): Promise<void>
}

const freePort = async (): Promise<number> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Waits until it answers that it is ready, or has ended. */
const waitUntilReady = async (url: string, hasEnded: () => boolean): Promise<boolean> => {
  while (!hasEnded()) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}

/** Starts the shop on a copy of its data, with some of its settings changed; `name` is this worker's own. */
export const startShop = async (name: string, changed: Partial<Settings> = {}): Promise<Shop> => {
  const folder = process.env[RUN_FOLDER]
  if (folder === undefined) throw new Error('The journeys are run by npm run journeys.')
  const { varDir, build, settings, legal, compiled } = listParts(folder)
  const own = join(folder, name)
  await mkdir(join(own, 'database'), { recursive: true })
  await cp(join(varDir, 'database/data'), join(own, 'database/data'), { recursive: true })
  await cp(join(varDir, 'files'), join(own, 'files'), { recursive: true })
  const ownSettings = join(own, 'shop.json')
  const configured = JSON.parse(await readFile(settings, 'utf8')) as object
  await writeFile(ownSettings, JSON.stringify({ ...configured, ...changed }))

  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const gateway = await startGateway(url)
  const logFile = join(own, 'log')
  const { PATH, HOME, TMPDIR } = process.env
  const env = {
    PATH,
    HOME,
    ...(TMPDIR && { TMPDIR }),
    NODE_COMPILE_CACHE: compiled,
    DEMO: '0',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    VAR_DIR: own,
    SHOP_CONFIG: ownSettings,
    LEGAL_TEXTS: legal,
    MIDTRANS_URL: gateway.url,
    MIDTRANS_SERVER_KEY: gateway.serverKey,
  }
  const run = async () => {
    const log = openSync(logFile, 'w')
    const child = spawn(process.execPath, ['host/start.ts', '--build', build], {
      cwd: root,
      env,
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    // A worker that ends without stopping it leaves nothing running: the shop stops its database.
    const kill = () => child.kill('SIGTERM')
    process.once('exit', kill)
    let ended = false
    const end = new Promise<void>((resolve) =>
      child.once('close', () => {
        process.off('exit', kill)
        ended = true
        resolve()
      }),
    )
    if (!(await waitUntilReady(url, () => ended)))
      throw new Error(`The shop did not start:\n${readFileSync(logFile, 'utf8')}`)
    return (signal: 'SIGTERM' | 'SIGKILL') => {
      child.kill(signal)
      return end
    }
  }
  let end = await run()
  return {
    url,
    database: join(own, 'database'),
    gateway,
    stop: async () => {
      await end('SIGTERM')
      await gateway.stop()
    },
    kill: () => end('SIGKILL'),
    startAgain: async () => {
      end = await run()
    },
  }
}
