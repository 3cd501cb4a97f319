import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { isKnown, type App } from './http.ts'

const info = {
  openapi: '3.1.0',
  info: {
    title: 'Pasok API',
    version: '1',
    description:
      'The calls of a B2B shop for industrial supplies. A PDF of many lines that is not made within 60 seconds is answered ' +
      'with 503 and the code `document_late`: its caller gets an e-mail when it is ready, and the same call then answers ' +
      'it. A GET that accepts text/html gets problems as a page for people.',
  },
  // Either is accepted: without a token every call responds as to a guest.
  security: [{}, { bearer: [] }] as Record<string, string[]>[],
}

const bearer = {
  type: 'http',
  scheme: 'bearer',
  description:
    'An access token from POST /api/auth/token, or none: a guest needs no token. A public token reads what a guest ' +
    'reads; whatever would change something answers 403, and a token that has ended 401 (token_invalid). ' +
    'POST /api/auth/refresh takes the refresh token instead.',
} as const

/** The names of the session cookies. */
export interface CookieNames {
  readonly session: string
  readonly staff: string
}

const cookie = (name: string, description: string) =>
  ({ type: 'apiKey', in: 'cookie', name, description }) as const

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema?: object
}
type Content = Readonly<Record<string, { schema?: object }>>
interface Operation {
  readonly summary?: string
  readonly description?: string
  readonly tags?: readonly string[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, { content?: Content }>>
}
interface Call {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

const shown = (schema: object | undefined) => (schema ? JSON.stringify(schema, null, 2) : '')

const renderContent = (what: string, content: Content) =>
  Object.entries(content).map(
    ([type, { schema }]) =>
      html`<details>
        <summary>${what} <code>${type}</code></summary>
        <pre>${shown(schema)}</pre>
      </details>`,
  )

const PROBLEM = 'application/problem+json'
const isProblem = ([, { content = {} }]: [string, { content?: Content }]): boolean => PROBLEM in content

const formatName = ({ method, path }: Call): string => `${method.toUpperCase()} ${path}`
/** The fragment of a call's section on its page. */
const buildAnchor = ({ method, path }: Call): string => `${method}-${path.replaceAll(/[^a-z0-9]+/gi, '-')}`

const renderParameters = (parameters: readonly Parameter[]) => html`
  <table>
    <thead>
      <tr>
        <th>Parameter</th>
        <th>In</th>
        <th>Schema</th>
      </tr>
    </thead>
    <tbody>
      ${parameters.map(
        (parameter) =>
          html`<tr>
            <td><code>${parameter.name}</code>${parameter.required ? ' (required)' : ''}</td>
            <td>${parameter.in}</td>
            <td><code>${JSON.stringify(parameter.schema ?? {})}</code></td>
          </tr>`,
      )}
    </tbody>
  </table>
`

const renderSection = (call: Call) => {
  const { operation } = call
  const responses = Object.entries(operation.responses)
  const refusals = responses.filter((one) => isProblem(one)).map(([status]) => status)
  return html`
    <section id="${buildAnchor(call)}">
      <h2><code>${formatName(call)}</code></h2>
      <p>${operation.summary ?? ''}</p>
      <p>${operation.description ?? ''}</p>
      ${operation.parameters?.length ? renderParameters(operation.parameters) : ''}
      ${operation.requestBody ? renderContent('Body', operation.requestBody.content) : ''}
      ${responses
        .filter((one) => !isProblem(one))
        .map(([status, { content = {} }]) => renderContent(status, content))}
      ${refusals.length > 0 ? html`<p>Refusals: ${refusals.join(', ')}, each <a href="/api/docs#problem">a problem</a></p>` : ''}
    </section>
  `
}

const style = `
body { font: 15px/1.5 system-ui, sans-serif; color: #16191d; max-width: 1000px; margin: 0 auto; padding: 24px 16px; }
h2 { font-size: 17px; margin: 32px 0 4px; border-top: 1px solid #d5d9de; padding-top: 16px; }
table { border-collapse: collapse; width: 100%; margin: 8px 0; }
th, td { border: 1px solid #d5d9de; padding: 4px 8px; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
pre { background: #f4f6f8; padding: 12px; overflow: auto; }
summary { cursor: pointer; padding: 4px 0; }
`
const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Responds with a text that is built on the first request and cached while the process runs. */
const serveText = (
  app: App,
  path: string,
  headers: Readonly<Record<string, string>>,
  make: () => string | Promise<string>,
): void => {
  const build = async () => {
    const text = await make()
    return { text, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"` }
  }
  let built: ReturnType<typeof build> | undefined
  app.get(path, async (c) => {
    built ??= build()
    const { text, tag } = await built
    // A weak ETag: encodings have different bytes.
    c.header('etag', `W/${tag}`)
    if (isKnown(tag, c.req.header('if-none-match'))) return c.body(null, 304)
    return c.body(text, 200, headers)
  })
}

const PAGE = { 'content-type': 'text/html; charset=UTF-8', 'content-security-policy': policy }
/** The last segment of the path of a module's page. */
const toSlug = (tag: string): string => tag.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/**
 * Registers the API's documentation: OpenAPI 3.1 for programs, a page without scripts for each module, and an index
 * page. Call it after all endpoints are registered.
 */
export const apiDocs = (app: App, names: CookieNames): void => {
  const cookies = {
    session: cookie(names.session, 'A member’s browser, from POST /api/auth/login.'),
    staff: cookie(names.staff, 'Somebody of the supplier, from POST /api/staff/session.'),
  }
  for (const [name, scheme] of Object.entries({ bearer, ...cookies }))
    app.openAPIRegistry.registerComponent('securitySchemes', name, scheme)
  type Description = ReturnType<App['getOpenAPI31Document']>
  let made: Description | undefined
  // Takes about 100 ms, which block the event loop.
  const description = (): Description => (made ??= app.getOpenAPI31Document(info))
  const modules = (): ReadonlyMap<string, readonly Call[]> =>
    Map.groupBy(listCalls(description().paths), tagOf)

  serveText(app, '/openapi.json', { 'content-type': 'application/json' }, () => JSON.stringify(description()))
  serveText(app, '/docs.css', { 'content-type': 'text/css; charset=utf-8' }, () => style)
  serveText(app, '/docs', PAGE, async () => String(await contentsPage(modules())))
  for (const tag of listTags(app))
    serveText(app, `/docs/${toSlug(tag)}`, PAGE, async () =>
      String(await modulePage(tag, modules().get(tag) ?? [])),
    )
}

const tagOf = ({ operation }: Call): string => operation.tags?.[0] ?? ''

/** The names of the modules, read from the registered endpoints because building the description is slow. */
const listTags = (app: App): ReadonlySet<string> =>
  new Set(
    app.openAPIRegistry.definitions.flatMap((one) => (one.type === 'route' ? (one.route.tags ?? []) : [])),
  )

const listCalls = (paths: object = {}): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      method,
      path,
      operation,
    })),
  )

const contentsPage = (modules: ReadonlyMap<string, readonly Call[]>) =>
  renderPage(
    info.info.title,
    html`
      <p>${info.info.description} <a href="/api/openapi.json">OpenAPI 3.1</a></p>
      <h2>Bearer token</h2>
      <p>${bearer.description}</p>
      <h2 id="problem">A problem</h2>
      <p>
        Each refusal is <code>${PROBLEM}</code>: <code>status</code>, a <code>code</code> for programs,
        <code>title</code> and <code>detail</code> for people, and <code>errors</code> by field where fields
        are refused.
      </p>
      ${[...modules].map(
        ([tag, calls]) => html`
          <h2><a href="/api/docs/${toSlug(tag)}">${tag}</a></h2>
          <ul>
            ${calls.map(
              (call) =>
                html`<li>
                  <a href="/api/docs/${toSlug(tag)}#${buildAnchor(call)}"><code>${formatName(call)}</code></a>
                  ${call.operation.summary ?? ''}
                </li>`,
            )}
          </ul>
        `,
      )}
    `,
  )

const modulePage = (tag: string, calls: readonly Call[]) =>
  renderPage(
    `${tag}: ${info.info.title}`,
    html`<p><a href="/api/docs">All modules</a></p>
      ${calls.map((call) => renderSection(call))}`,
  )

const renderPage = (title: string, content: ReturnType<typeof html>) =>
  html`${raw('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/api/docs.css" />
      </head>
      <body>
        <h1>${title}</h1>
        ${content}
      </body>
    </html>`
