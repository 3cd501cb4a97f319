import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocumentKind, TranslatedMenuLink } from '@pasok/contract'
import { slug as slugSchema } from '@pasok/contract/endpoints'
import { languages, type Language } from '@pasok/words'
import { slugRefusal } from '../content.ts'
import type { FolderPictureName, FolderProblem, FolderReference, FolderText } from './folder-text.ts'
import {
  categoriesFile,
  documentMatter,
  folders,
  menusFile,
  readYaml,
  splitFile,
  translationMatter,
  type CategoriesFile,
  type DocumentMatter,
  type MatterWords,
} from './front-matter.ts'
import { readMarkdown } from './read-markdown.ts'

/** One language of a document in the folder. */
export interface FolderWords extends MatterWords {
  readonly body: FolderText
}

/** A document in the folder's form: names and numbers in place of ids. */
export interface FolderDocument extends Pick<
  DocumentMatter,
  'state' | 'publish_at' | 'former_slugs' | 'categories' | 'author' | 'block' | 'to'
> {
  readonly kind: DocumentKind
  readonly slug: string
  /** Its English file. */
  readonly file: string
  readonly position: number
  readonly picture: FolderPictureName | undefined
  readonly entries: readonly TranslatedMenuLink[]
  readonly en: FolderWords
  readonly id: FolderWords
}

/** A record that a file names. */
export interface NamedReference {
  readonly file: string
  readonly line: number
  readonly reference: FolderReference
}

export interface ContentFolder {
  readonly documents: readonly FolderDocument[]
  readonly categories: CategoriesFile
  readonly references: readonly NamedReference[]
  readonly problems: readonly FolderProblem[]
}

const NAME = /^(?:(\d{1,4})-)?(.+)\.(en|id)\.md$/

/** Reads a content folder. Products, pictures and categories stay names; nothing is looked up. */
export const readFolder = async (folder: string): Promise<ContentFolder> => {
  const problems: FolderProblem[] = []
  const references: NamedReference[] = []
  const documents: FolderDocument[] = []

  const readTexts = async <M extends MatterWords>(
    file: string,
    schema: { safeParse: unknown } & Parameters<typeof readYaml>[1],
  ): Promise<(M & { readonly body: FolderText }) | undefined> => {
    const parts = splitFile(await readFile(join(folder, file), 'utf8'))
    if (!parts) {
      problems.push({ file, line: 1, message: 'a file begins with front matter between two lines of ---' })
      return undefined
    }
    const matter = readYaml(parts.matter, schema, 2)
    const markdown = readMarkdown(parts.body, parts.bodyLine)
    for (const problem of [...('problems' in matter ? matter.problems : []), ...markdown.problems])
      problems.push({ file, ...problem })
    references.push(...markdown.references.map((one) => ({ file, ...one })))
    return 'value' in matter ? { ...(matter.value as M), body: markdown.text } : undefined
  }

  for (const [name, { kind, isOrdered }] of Object.entries(folders)) {
    const files = existsSync(join(folder, name)) ? (await readdir(join(folder, name))).toSorted() : []
    const byName = new Map<string, Partial<Record<Language, string>>>()
    for (const file of files) {
      const path = `${name}/${file}`
      const [, number, slug = '', language] = NAME.exec(file) ?? []
      if (
        language === undefined ||
        !slugSchema.safeParse(slug).success ||
        (number !== undefined) !== isOrdered
      ) {
        const form = `${isOrdered ? 'NN-' : ''}SLUG.en.md or ${isOrdered ? 'NN-' : ''}SLUG.id.md`
        problems.push({ file: path, line: 1, message: `a file here is named ${form}` })
        continue
      }
      if (slugRefusal(kind, slug)) {
        problems.push({ file: path, line: 1, message: 'another page of the shop has this address' })
        continue
      }
      const base = file.slice(0, -'.en.md'.length)
      byName.set(base, { ...byName.get(base), [language]: path })
    }
    const slugs = new Set<string>()
    const formerSlugs = new Set<string>()
    for (const [base, both] of byName) {
      const [, number = '0', slug = ''] = NAME.exec(`${base}.en.md`) ?? []
      const missing = languages.find((language) => both[language] === undefined)
      if (missing !== undefined || both.en === undefined || both.id === undefined) {
        problems.push({
          file: `${name}/${base}.${missing}.md`,
          line: 1,
          message: 'this file is missing: every text is there in both languages',
        })
        continue
      }
      if (slugs.has(slug)) {
        problems.push({ file: both.en, line: 1, message: `another file here is named ${slug}, too` })
        continue
      }
      slugs.add(slug)
      const en = await readTexts<DocumentMatter>(both.en, documentMatter)
      const id = await readTexts<MatterWords>(both.id, translationMatter)
      if (!en || !id) continue
      const { state, publish_at, former_slugs, categories, author, picture, block, to, ...words } = en
      for (const former of former_slugs) {
        if (former === slug || formerSlugs.has(former))
          problems.push({
            file: both.en,
            line: 1,
            message: `former_slugs: ${former} is the slug of this file or a former slug of another one`,
          })
        formerSlugs.add(former)
      }
      if (picture) references.push({ file: both.en, line: 1, reference: picture })
      documents.push({
        kind,
        slug,
        state,
        publish_at,
        former_slugs,
        categories,
        author,
        block,
        to,
        picture,
        file: both.en,
        position: Number(number),
        entries: [],
        en: words,
        id,
      })
    }
  }

  const readList = async <S extends Parameters<typeof readYaml>[1]>(file: string, schema: S) => {
    if (!existsSync(join(folder, file))) return undefined
    const read = readYaml(await readFile(join(folder, file), 'utf8'), schema)
    if ('value' in read) return read.value
    problems.push(...read.problems.map((problem) => ({ file, ...problem })))
    return undefined
  }
  const menus = (await readList('menus.yaml', menusFile)) ?? {}
  for (const [slug, { title, ...menu }] of Object.entries(menus))
    documents.push({ ...emptyDocument, ...menu, kind: 'menu', slug, ...titled(title) })
  const categories = (await readList('categories.yaml', categoriesFile)) ?? []
  return { documents, categories, references, problems }
}

const emptyWords = {
  summary: '',
  picture_alt: '',
  topic: '',
  role: '',
  action: '',
  body: { type: 'doc', content: [] },
} as const
const emptyDocument = {
  file: 'menus.yaml',
  former_slugs: [] as string[],
  categories: [] as string[],
  author: '',
  block: 'text',
  to: '',
  picture: undefined,
  position: 0,
} as const
const titled = (title: Readonly<Record<Language, string>>) => ({
  en: { ...emptyWords, title: title.en },
  id: { ...emptyWords, title: title.id },
})
