import { closeSync, existsSync, mkdtempSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareChromium } from '@pasok/journeys'
import { stop, type Processes } from '../processes.ts'

const TIMEOUT_MS = 30_000
/** A window in the background is otherwise throttled. */
const FLAGS = [
  '--headless',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-extensions',
  '--disable-default-apps',
  '--no-default-browser-check',
  '--metrics-recording-only',
  '--no-pings',
  '--remote-debugging-address=127.0.0.1',
  '--remote-debugging-port=0',
]

/** A running Chromium with nothing in its profile. */
export interface RunningChromium {
  /** The port of its developer tools, on the loopback interface. */
  readonly port: number
  /** Where they are spoken to. */
  readonly endpoint: string
  stop(): Promise<void>
}

/** Starts the journeys' Chromium as a process of its own, its profile within `folder`. */
export const startChromium = async (processes: Processes, folder: string): Promise<RunningChromium> => {
  const { executablePath, args, env } = await prepareChromium()
  const profile = mkdtempSync(join(folder, 'chromium-'))
  const log = openSync(join(profile, 'log'), 'w')
  const { PATH, LANG } = process.env
  const child = processes.startProgram(
    executablePath,
    [...args, ...FLAGS, `--user-data-dir=${profile}`, 'about:blank'],
    { env: { PATH, LANG, HOME: profile, ...env }, stdio: ['ignore', log, log] },
  )
  closeSync(log)
  const { port, path } = await waitForAddress(profile, () => child.exitCode !== null)
  return { port, endpoint: `ws://127.0.0.1:${port}${path}`, stop: () => stop(child) }
}

/** Chromium writes port and path of its developer tools into its profile once it listens. */
const waitForAddress = async (
  profile: string,
  hasEnded: () => boolean,
): Promise<{ port: number; path: string }> => {
  const file = join(profile, 'DevToolsActivePort')
  const giveUpAt = performance.now() + TIMEOUT_MS
  for (;;) {
    const [port = '', path = ''] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
    if (path !== '') return { port: Number(port), path }
    if (hasEnded() || performance.now() > giveUpAt)
      throw new Error(`Chromium does not start:\n${readFileSync(join(profile, 'log'), 'utf8').slice(-2_000)}`)
    await sleep(50)
  }
}
