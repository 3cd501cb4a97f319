import type { Language } from '@pasok/words'
import { html, raw } from 'hono/html'

interface Head {
  readonly language: Language
  readonly title: string
  /** Inserted verbatim: the page's policy contains its hash. */
  readonly style: string
}

/** A complete page of the server itself, without scripts. */
export const htmlPage = ({ language, title, style }: Head, body: unknown) =>
  html`${raw('<!doctype html>')}
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        ${body}
      </body>
    </html>`
