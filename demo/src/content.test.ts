import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, type Language } from '@pasok/words'
import { describe, expect, test } from 'vitest'
import { readCatalogue } from './catalogue.ts'

const rows = await readCatalogue()
const folder = join(import.meta.dirname, '../content')
const read = (name: string): string => readFileSync(join(folder, name), 'utf8')
const filesIn = (name: string): string[] => readdirSync(join(folder, name)).toSorted()

interface Text {
  /** The front matter by its keys, values as written. */
  readonly front: ReadonlyMap<string, string>
  readonly body: string
}

function parse(file: string): Text {
  const [, front, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(read(file)) ?? []
  if (front === undefined || body === undefined) throw new Error(`${file}: no front matter`)
  const entries = front.split('\n').map((line): [string, string] => {
    const [, key, value] = /^([a-z_]+): *(.+)$/.exec(line) ?? []
    if (key === undefined || value === undefined) throw new Error(`${file}: ${line}`)
    return [key, value]
  })
  return { front: new Map(entries), body }
}

interface Document {
  readonly name: string
  readonly kind: string
  readonly texts: Readonly<Record<Language, Text>>
}

const kinds = ['blog', 'pages', 'faq', 'team', 'home'] as const
const listSlugs = (kind: string): string[] => [
  ...new Set(filesIn(kind).map((file) => file.replace(/\.(?:en|id)\.md$/, ''))),
]
const documents: readonly Document[] = kinds.flatMap((kind) =>
  listSlugs(kind).map((slug) => ({
    name: `${kind}/${slug}`,
    kind,
    texts: { en: parse(`${kind}/${slug}.en.md`), id: parse(`${kind}/${slug}.id.md`) },
  })),
)
const named = documents.map((document): [string, Document] => [document.name, document])
const posts = named.filter(([, { kind }]) => kind === 'blog')

const languageFields = ['title', 'summary', 'picture_alt', 'topic', 'role', 'action']
/** Alphabetically, so that both languages may name a product in an order of their own. */
const targets = (body: string): string[] =>
  [...body.matchAll(/\]\(([^) ]+)/g)].map(([, to = '']) => to).toSorted()
/** Words as a reader counts them: without addresses, marks and figures of drawings. */
const wordCount = (body: string): number =>
  body.replaceAll(/\]\([^)]*\)/g, ']').match(/[\p{L}\d][\p{L}\d.,'’/×%-]*/gu)?.length ?? 0
const outline = (body: string): string[] =>
  body.split('\n').flatMap((line) => /^(?:#+(?= )|!\[|\|(?:-+\|)+$)/.exec(line)?.[0] ?? [])

test.each(named.filter(([, { kind }]) => kind === 'faq' || kind === 'pages'))(
  '%s names limits of the product, and types none',
  (_, { texts }) => {
    for (const { body } of Object.values(texts))
      expect(body).not.toMatch(/\d[\d.,]* (?:MB|rows|baris)\b|(?:valid for|berlaku) \d+ (?:days|hari)\b/)
  },
)

describe('each text is complete in both languages', () => {
  test('there are twelve posts and more, of which one is scheduled and one a draft', () => {
    expect(posts.length).toBeGreaterThanOrEqual(12)
    const states = posts.map(([, { texts }]) => texts.en.front.get('state'))
    expect(states.filter((state) => state === 'draft')).toHaveLength(1)
    const published = posts.filter(([, { texts }]) => texts.en.front.get('state') === 'published')
    const days = published.map(([, { texts }]) => texts.en.front.get('publish_at')?.slice(0, 7) ?? '')
    expect(days.filter((day) => day === '2026-12')).toHaveLength(1)
    expect(new Set(days).size).toBe(7)
  })

  test.each(named)('%s', (_name, { kind, texts }) => {
    for (const language of languages) {
      const { front, body } = texts[language]
      expect(front.get('title')).toBeTruthy()
      if (kind === 'faq') expect(front.get('topic')).toBeTruthy()
      if (kind === 'team') expect(front.get('role')).toBeTruthy()
      if (kind === 'blog') expect(front.get('summary')).toBeTruthy()
      expect(front.has('picture_alt')).toBe(texts.en.front.has('picture'))
      if (kind !== 'home') expect(body.trim()).not.toBe('')
    }
    // Facts without a language stand in the English file alone.
    expect([...texts.id.front.keys()].filter((key) => !languageFields.includes(key))).toEqual([])
    expect(texts.id.front.size).toBe(
      [...texts.en.front.keys()].filter((key) => languageFields.includes(key)).length,
    )
    expect(outline(texts.id.body)).toEqual(outline(texts.en.body))
    expect(targets(texts.id.body)).toEqual(targets(texts.en.body))
    if (kind !== 'home') expect(texts.id.body).not.toBe(texts.en.body)
  })
})

test('each entry of a menu has a title in both languages, and leads to a page', () => {
  const text = read('menus.yaml')
  expect([...text.matchAll(/^([a-z-]+):$/gm)].map(([, name]) => name)).toEqual(['top-bar', 'footer'])
  const entries = text.split(/- (?:\{\s*)?type: /).slice(1)
  expect(entries.filter((entry) => entry.startsWith('button'))).toHaveLength(3)
  for (const entry of entries) {
    expect(entry).toMatch(/title:\s*\{ en: [^,]+, id: [^}]+ \}/)
    if (!entry.startsWith('button')) expect(entry).toMatch(/url: \/[a-z]/)
  }
})

describe('its Markdown is what the import takes', () => {
  const codes = new Set(rows.map(({ product }) => product['product']))
  const skus = new Set(rows.flatMap(({ items }) => items.map((item) => item['sku'])))
  const pictures = new Set(filesIn('pictures').map((file) => `pictures/${file}`))
  const exists = (to: string): boolean =>
    to.startsWith('product:')
      ? codes.has(to.slice('product:'.length))
      : to.startsWith('item:')
        ? skus.has(to.slice('item:'.length))
        : pictures.has(to) || /^\/[a-z-]+/.test(to)

  test.each(named)('%s', (_name, { texts }) => {
    for (const language of languages) {
      const { body } = texts[language]
      expect(body).not.toMatch(/^#(?:#{3,})? /m)
      expect(body).not.toMatch(/<[a-z!/?]/i)
      expect(targets(body).filter((to) => !exists(to))).toEqual([])
    }
    const picture = texts.en.front.get('picture')
    if (picture !== undefined) expect(picture, 'its picture').toSatisfy(exists)
  })

  test('a post belongs to categories that there are, and has a picture', () => {
    const slugs = [...read('categories.yaml').matchAll(/^- slug: (.+)$/gm)].map(([, slug = '']) => slug)
    const used = new Set<string>()
    for (const [name, { texts }] of posts) {
      const { front } = texts.en
      expect(front.has('picture'), name).toBe(true)
      const categories = front.get('categories')?.slice(1, -1).split(', ') ?? []
      expect(categories.length, name).toBeGreaterThan(0)
      for (const category of categories) {
        expect(slugs, name).toContain(category)
        used.add(category)
      }
    }
    expect([...used].toSorted()).toEqual(slugs.toSorted())
  })

  test('every picture is shown somewhere', () => {
    const shown = documents.flatMap(({ texts }) => [
      texts.en.front.get('picture') ?? '',
      ...targets(texts.en.body),
    ])
    expect([...pictures].filter((picture) => !shown.includes(picture))).toEqual([])
  })
})

test.each(posts)(
  '%s is long enough to help and short enough to read, with a table and a picture',
  (_name, post) => {
    for (const language of languages) {
      const { body } = post.texts[language]
      const words = wordCount(body)
      expect(words).toBeGreaterThanOrEqual(600)
      expect(words).toBeLessThanOrEqual(1_100)
      expect(outline(body)).toEqual(expect.arrayContaining(['##', '![']))
      expect(body).toMatch(/^\|(?:-+\|)+$/m)
    }
  },
)

test.each(filesIn('pictures'))('%s is a small drawing without script, style or address', (file) => {
  const svg = read(`pictures/${file}`)
  expect(file).toMatch(/^[a-z0-9-]+\.svg$/)
  expect(svg.length).toBeLessThan(20_000)
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+" width="\d+" height="\d+">/,
  )
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
    /<(?:script|style|foreignObject|image|use|a|iframe|animate|set)\b|\son\w+=|href|javascript:|https?:|data:|<!|&(?!amp;|lt;|gt;|quot;)/i,
  )
  expect([...svg.matchAll(/url\(([^)]*)\)/g)].filter(([, to = '']) => !to.startsWith('#'))).toEqual([])
})
