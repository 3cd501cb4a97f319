import {
  menuNames,
  plainText,
  reservedSlugs,
  type DocumentContent,
  type DocumentKind,
  type DocumentState,
  type StoredText,
} from '@pasok/contract'
import { languages, type Language } from '@pasok/words'

/** The fields that a published document of each kind must have; texts are required in both languages. */
const required = {
  post: { words: ['title', 'summary'], hasBody: true },
  page: { words: ['title'], hasBody: true },
  faq: { words: ['title'], hasBody: true },
  team: { words: ['title', 'role'], hasBody: false },
  home: { words: ['title'], hasBody: false },
  menu: { words: ['title'], hasBody: false },
} as const satisfies Record<DocumentKind, unknown>

/** The names of the fields that a document lacks to be published. */
export const missingFields = (kind: DocumentKind, content: DocumentContent): string[] => {
  const { words, hasBody } = required[kind]
  const inBoth = languages.flatMap((language) => {
    const texts = content[language]
    const empty = words.filter((field) => texts[field] === '').map((field) => `${language}.${field}`)
    const hasNoBody = hasBody && texts.body.content.length === 0
    const hasNoAlt = content.picture !== null && texts.picture_alt === ''
    return [
      ...empty,
      ...(hasNoBody ? [`${language}.body`] : []),
      ...(hasNoAlt ? [`${language}.picture_alt`] : []),
    ]
  })
  return kind === 'menu' && content.entries.length === 0 ? [...inBoth, 'entries'] : inBoth
}

/** Why no document of a kind may have this slug: another page has its address, or no menu has this name. */
export const slugRefusal = (
  kind: DocumentKind,
  slug: string,
): 'slug_reserved' | 'unknown_menu' | undefined => {
  if (kind === 'menu') return Object.hasOwn(menuNames, slug) ? undefined : 'unknown_menu'
  const reserved: readonly string[] = kind === 'post' || kind === 'page' ? reservedSlugs[kind] : []
  return reserved.includes(slug) ? 'slug_reserved' : undefined
}

/** The state of a document that is published from a time on. */
export const stateAt = (publishAt: Date, now: Date): Exclude<DocumentState, 'draft'> =>
  publishAt > now ? 'scheduled' : 'published'

/** The text of a published document that the search reads, in lower case. */
export const searchText = (content: DocumentContent, language: Language): string => {
  const { title, summary, body } = content[language]
  return [title, summary, plainText(body)].join('\n').toLowerCase()
}

const WORDS_A_MINUTE = 200

/** The reading time of a text. */
export const readingMinutes = (text: StoredText): number =>
  Math.max(1, Math.round(plainText(text).split(/\s+/).length / WORDS_A_MINUTE))

/** The records that a text names by id. */
export interface References {
  readonly pictures: ReadonlySet<number>
  /** Products and items, which share one sequence of ids. */
  readonly sellables: ReadonlySet<number>
}

/** The records that documents name by id. */
export const referencesIn = (contents: readonly DocumentContent[], at: readonly Language[]): References => {
  const pictures = new Set<number>()
  const sellables = new Set<number>()
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if (Array.isArray(node)) return node.forEach(walk)
    const { attrs, ...rest } = node as { readonly attrs?: Readonly<Record<string, unknown>> }
    for (const [name, found] of [
      ['picture', pictures],
      ['product', sellables],
      ['item', sellables],
    ] as const) {
      const id = attrs?.[name]
      if (typeof id === 'number') found.add(id)
    }
    Object.values(rest).forEach(walk)
  }
  for (const content of contents) {
    if (content.picture) walk({ attrs: content.picture })
    for (const language of at) walk(content[language].body.content)
  }
  return { pictures, sellables }
}
