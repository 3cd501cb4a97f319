import sanitize from 'sanitize-html'

/** What a description may hold: text, lists, tables and links; no pictures, frames, styles or scripts. */
const allowed: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'sub',
    'sup',
    'span',
    'div',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'a',
    'dl',
    'dt',
    'dd',
  ],
  allowedAttributes: { a: ['href'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  disallowedTagsMode: 'discard',
  transformTags: { h1: 'h3', h2: 'h3', a: sanitize.simpleTransform('a', { rel: 'nofollow noopener' }, true) },
}
allowed.allowedAttributes = { ...(allowed.allowedAttributes as Record<string, string[]>), a: ['href', 'rel'] }

/** A description with nothing left that could run, load or restyle. */
export const cleanHtml = (html: string): string => sanitize(html, allowed).trim()
