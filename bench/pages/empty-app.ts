import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { startBare } from '../bare.ts'
import type { Bench } from '../line.ts'
import { succeeded, type Processes } from '../processes.ts'
import { madeAnswer } from './made-answer.ts'
import type { Answer } from '../get.ts'

const packages = join(import.meta.dirname, '../../node_modules')

/** The least that is still an app of that framework: what it brings by itself, and one page with nothing to load. */
const sources: Readonly<Record<string, string>> = {
  'package.json': '{ "private": true, "type": "module" }',
  'vite.config.js': `import { reactRouter } from '@react-router/dev/vite'
export default { plugins: [reactRouter()] }
`,
  // Written to a file at the build, the page can be sent by a server that does nothing else.
  'react-router.config.js': `export default { ssr: true, prerender: ['/'] }
`,
  'app/routes.js': `import { index } from '@react-router/dev/routes'
export default [index('home.jsx')]
`,
  'app/root.jsx': `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
export function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content="Nothing but what the framework brings." />
        <title>Empty</title>
        <Meta />
        <Links />
      </head>
      <body>
        <main>{children}</main>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}
export default function Root() {
  return <Outlet />
}
`,
  'app/home.jsx': `export default function Home() {
  return <h1>Empty</h1>
}
`,
  'app/entry.server.jsx': `import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter } from 'react-router'
export default async function render(request, status, headers, context) {
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />)
  await body.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(body, { status, headers })
}
`,
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
}

/** Builds an empty app with the shop's own packages and sends it from a process that does nothing else: its origin. */
export const startEmptyApp = async ({ processes, folder }: Bench): Promise<string> => {
  const app = mkdtempSync(join(folder, 'empty-app-'))
  await build(processes, app)
  return startBare(processes, app, readAnswers(join(app, 'build/client')))
}

const build = async (processes: Processes, app: string): Promise<void> => {
  for (const [name, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(app, name)), { recursive: true })
    writeFileSync(join(app, name), text)
  }
  symlinkSync(packages, join(app, 'node_modules'))
  const { PATH, HOME } = process.env
  const child = processes.start(join(packages, '@react-router/dev/bin.cjs'), ['build'], {
    cwd: app,
    env: { PATH, HOME, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await succeeded(child, () => 'The empty app is not built.')
}

const readAnswers = (built: string): Map<string, Answer> =>
  new Map(
    readdirSync(built, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
      const type = types[extname(name)]
      if (type === undefined) return []
      const path = name === 'index.html' ? '/' : `/${name}`
      return [[path, madeAnswer(type, readFileSync(join(built, name)))] as const]
    }),
  )
