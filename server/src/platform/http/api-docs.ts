import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { isKnown, type App } from './http.ts'

const info = {
  openapi: '3.1.0',
  info: { title: 'Pasok API', version: '1', description: 'The calls of a B2B shop for industrial supplies.' },
  // Either of the two: without a token every call answers as to a guest.
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

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema?: object
}
type Content = Readonly<Record<string, { schema?: object }>>
interface Operation {
  readonly summary?: string
  readonly tags?: readonly string[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, { content?: Content }>>
}

const shown = (schema: object | undefined) => (schema ? JSON.stringify(schema, null, 2) : '')

const contentOf = (what: string, content: Content) =>
  Object.entries(content).map(
    ([type, { schema }]) =>
      html`<details>
        <summary>${what} <code>${type}</code></summary>
        <pre>${shown(schema)}</pre>
      </details>`,
  )

const operationOf = (path: string, method: string, operation: Operation) => html`
  <section>
    <h2><code>${method.toUpperCase()} ${path}</code></h2>
    <p>${operation.summary ?? ''}</p>
    ${
      operation.parameters?.length
        ? html`<table>
            <thead>
              <tr>
                <th>Parameter</th>
                <th>In</th>
                <th>Schema</th>
              </tr>
            </thead>
            <tbody>
              ${operation.parameters.map(
                (parameter) =>
                  html`<tr>
                    <td><code>${parameter.name}</code>${parameter.required ? ' (required)' : ''}</td>
                    <td>${parameter.in}</td>
                    <td><code>${JSON.stringify(parameter.schema ?? {})}</code></td>
                  </tr>`,
              )}
            </tbody>
          </table>`
        : ''
    }
    ${operation.requestBody ? contentOf('Body', operation.requestBody.content) : ''}
    ${Object.entries(operation.responses).map(([status, { content = {} }]) => contentOf(status, content))}
  </section>
`

const style = `
body { font: 15px/1.5 system-ui, sans-serif; color: #16191d; max-width: 1000px; margin: 0 auto; padding: 24px 16px; }
h2 { font-size: 17px; margin: 32px 0 4px; border-top: 1px solid #d5d9de; padding-top: 16px; }
table { border-collapse: collapse; width: 100%; margin: 8px 0; }
th, td { border: 1px solid #d5d9de; padding: 4px 8px; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
pre { background: #f4f6f8; padding: 12px; overflow: auto; }
summary { cursor: pointer; padding: 4px 0; }
`
const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Answers a text that stays the same while the process runs: made when somebody first asks for it. */
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
    // Weak: its encodings are different bytes.
    c.header('etag', `W/${tag}`)
    if (isKnown(tag, c.req.header('if-none-match'))) return c.body(null, 304)
    return c.body(text, 200, headers)
  })
}

/** The API's description of itself: OpenAPI 3.1 for programs, a page without scripts for people. */
export const apiDocs = (app: App): void => {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', bearer)
  type Description = ReturnType<App['getOpenAPI31Document']>
  let made: Description | undefined
  // It takes a tenth of a second in which nothing else is answered.
  const description = (): Description => (made ??= app.getOpenAPI31Document(info))

  serveText(app, '/openapi.json', { 'content-type': 'application/json' }, () => JSON.stringify(description()))
  serveText(app, '/docs.css', { 'content-type': 'text/css; charset=utf-8' }, () => style)
  const page = { 'content-type': 'text/html; charset=UTF-8', 'content-security-policy': policy }
  serveText(app, '/docs', page, async () => String(await pageOf(description().paths)))
}

const pageOf = (paths: object = {}) => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) =>
      operationOf(path, method, operation),
    ),
  )
  return html`${raw('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.info.title}</title>
        <link rel="stylesheet" href="/api/docs.css" />
      </head>
      <body>
        <h1>${info.info.title}</h1>
        <p>${info.info.description} <a href="/api/openapi.json">OpenAPI 3.1</a></p>
        <h2>Bearer token</h2>
        <p>${bearer.description}</p>
        ${operations}
      </body>
    </html>`
}
