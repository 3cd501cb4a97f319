import sanitize from 'sanitize-html'

const text = ['p', 'br', 'hr', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'sub', 'sup', 'span', 'div', 'a']
const lists = ['ul', 'ol', 'li', 'dl', 'dt', 'dd']
const tables = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td']

/**
 * The tags and attributes that a description may have: text, lists, tables and links; no pictures, frames, styles or
 * scripts.
 */
const allowed: sanitize.IOptions = {
  allowedTags: [...text, ...lists, ...tables],
  allowedAttributes: {
    a: ['href', 'rel'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  disallowedTagsMode: 'discard',
  transformTags: {
    // The page has its own headings of the first and second level.
    h1: 'h3',
    h2: 'h3',
    a: sanitize.simpleTransform('a', { rel: 'nofollow noopener' }, true),
  },
}

/** Removes from a description everything that could run, load or restyle. */
export const cleanHtml = (html: string): string => sanitize(html, allowed).trim()
