/** Something that schema.org has a word for. */
export interface Thing {
  readonly '@type': string
  readonly [property: string]: unknown
}

const escapes: Readonly<Record<string, string>> = {
  '<': String.raw`\u003c`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
}

/** What a browser makes of things: it keeps what the document says, and makes nothing itself. */
export const nothing: Thing = { '@type': 'Thing' }

/** JSON as it may stand within a script element: no text of it can end the element. */
export const inScript = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => escapes[sign] ?? sign)

/**
 * What search engines read of a page, as JSON-LD: data that no browser runs, so the page's policy need not name it. It
 * stands in documents alone; a page that the browser makes has an empty one.
 */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const json = import.meta.env.SSR ? inScript({ '@context': 'https://schema.org', '@graph': things }) : ''
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
  )
}
