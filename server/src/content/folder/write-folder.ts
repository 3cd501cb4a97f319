import type { TranslatedMenuLink } from '@pasok/contract'
import { stringify } from 'yaml'
import { languages, type Language } from '@pasok/words'
import { writePictureName } from './folder-text.ts'
import { folders, type CategoriesFile } from './front-matter.ts'
import type { FolderDocument } from './read-folder.ts'
import { writeMarkdown } from './write-markdown.ts'

/** Removes empty fields, because `readFolder` reads missing fields as empty. */
const omitEmpty = (record: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).filter(
      ([, value]) => value !== '' && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  )

const yaml = (value: unknown): string => stringify(value, { schema: 'core', lineWidth: 0 })

/** A document's files by path, one per language. Menus have none. */
export const documentFiles = (document: FolderDocument): Map<string, string> => {
  const found = Object.entries(folders).find(([, { kind }]) => kind === document.kind)
  if (!found) return new Map()
  const [folder, { isOrdered }] = found
  const number = isOrdered ? `${String(document.position).padStart(2, '0')}-` : ''
  return new Map(
    languages.map((language) => [
      `${folder}/${number}${document.slug}.${language}.md`,
      `---\n${yaml(buildFrontMatter(document, language))}---\n${writeMarkdown(document[language].body)}`,
    ]),
  )
}

const buildFrontMatter = (document: FolderDocument, language: Language): Record<string, unknown> => {
  // Always in the same order, because the database's may differ.
  const { title, summary, picture_alt, topic, role, action } = document[language]
  const words = { summary, picture_alt, topic, role, action }
  const { state, publish_at, former_slugs, categories, author, picture, block, to } = document
  const facts = {
    state,
    publish_at,
    former_slugs,
    categories,
    author,
    picture: picture && writePictureName(picture),
    block: block === 'text' ? '' : block,
    to,
  }
  return { title, ...omitEmpty(words), ...(language === 'en' && omitEmpty(facts)) }
}

export const menusText = (menus: readonly FolderDocument[]): string =>
  yaml(
    Object.fromEntries(
      menus.map(({ slug, state, publish_at, entries, en, id }) => [
        slug,
        {
          title: { en: en.title, id: id.title },
          ...omitEmpty({ state, publish_at, entries: entries.map(buildEntry) }),
        },
      ]),
    ),
  )

/** An entry of a menu, with its fields always in the same order, because the database's may differ. */
const buildEntry = ({
  type,
  title,
  url,
  data,
  children = [],
}: TranslatedMenuLink): Record<string, unknown> => ({
  type,
  ...omitEmpty({
    title: title && { en: title.en, id: title.id },
    url,
    data,
    children: children.map(buildEntry),
  }),
})

export const categoriesText = (categories: CategoriesFile): string => yaml(categories)

/** A document as text; equal texts mean equal documents. */
export const documentText = (document: FolderDocument): string =>
  document.kind === 'menu' ? menusText([document]) : [...documentFiles(document)].flat().join('\n')
