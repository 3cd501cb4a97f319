/** A page in each of its languages. */
export interface SitemapPage {
  /** Whole addresses by language. */
  readonly addresses: ReadonlyMap<string, string>
  /** The language for readers of any other. */
  readonly usual: string
  readonly changed?: Date | undefined
}

/** A file that the index names. */
export interface SitemapFile {
  readonly address: string
  readonly changed?: Date | null | undefined
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9'
export const OPENING = `${HEAD}<urlset xmlns="${SITEMAPS}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
export const CLOSING = '</urlset>\n'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const lastChange = (changed: Date | null | undefined): string =>
  changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''

/** A page's entries, one for each language; each names them all, as hreflang wants it. */
export const pageEntries = ({ addresses, usual, changed }: SitemapPage): string => {
  const written = [...addresses].map(([language, address]) => [language, escaped(address)] as const)
  const preferred = written.find(([language]) => language === usual)
  const alternates = [...written, ...(preferred ? [['x-default', preferred[1]] as const] : [])]
    .map(([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
    .join('')
  return written
    .map(([, address]) => `<url><loc>${address}</loc>${lastChange(changed)}${alternates}</url>\n`)
    .join('')
}

/** The file that names the others. */
export const indexFile = (files: readonly SitemapFile[]): string =>
  [
    `${HEAD}<sitemapindex xmlns="${SITEMAPS}">`,
    ...files.map(
      ({ address, changed }) => `<sitemap><loc>${escaped(address)}</loc>${lastChange(changed)}</sitemap>`,
    ),
    '</sitemapindex>',
    '',
  ].join('\n')
