import { documentStates, homeBlocks, menuNames, type DocumentKind, type MenuName } from '@pasok/contract'
import { href, slug, translatedMenuLinks } from '@pasok/contract/endpoints'
import { LineCounter, parseDocument, isMap, isScalar } from 'yaml'
import { z } from 'zod'
import { readPictureName } from './folder-text.ts'

/** A problem on a line of a file. */
interface LineProblem {
  readonly line: number
  readonly message: string
}

const text = (longest: number) => z.string().trim().max(longest)
/** The texts in each language's file. A published document must have more of them than a draft. */
const words = {
  title: text(200).default(''),
  summary: text(600).default(''),
  picture_alt: text(300).default(''),
  topic: text(100).default(''),
  role: text(100).default(''),
  action: text(60).default(''),
}
const picture = z
  .string()
  .transform((address, context) => {
    const name = readPictureName(address)
    if (!name) context.addIssue({ code: 'custom', message: 'is pictures/NAME or product:NUMBER' })
    return name ?? z.NEVER
  })
  .optional()

/** The front matter of the other language's file. */
export const translationMatter = z.strictObject(words)
/** Whether a document is published, and when. */
const publication = {
  state: z.enum(documentStates).exclude(['scheduled']).default('published'),
  publish_at: z.iso
    .datetime({ offset: true, error: 'is a time such as 2026-11-26T08:00:00+07:00' })
    .optional(),
}
/** The front matter of the English file: its texts, and the fields without a language. */
export const documentMatter = z.strictObject({
  ...words,
  ...publication,
  /** Former slugs of the published document; their addresses redirect to it. */
  former_slugs: z.array(slug).max(100).default([]),
  categories: z.array(slug).max(10).default([]),
  author: text(100).default(''),
  picture,
  block: z.enum(homeBlocks).default('text'),
  to: z.union([z.literal(''), href]).default(''),
})

/** The file of menus, by their names. */
export const menusFile = z.partialRecord(
  z.enum(Object.keys(menuNames) as MenuName[]),
  z.strictObject({
    title: z.strictObject({ en: words.title, id: words.title }),
    ...publication,
    entries: translatedMenuLinks.default([]),
  }),
)
const categoryName = text(60).min(1)
/** The file of the blog's categories, in their order. */
export const categoriesFile = z.array(
  z.strictObject({ slug, name: z.strictObject({ en: categoryName, id: categoryName }) }),
)

export type MatterWords = z.output<typeof translationMatter>
export type DocumentMatter = z.output<typeof documentMatter>
export type CategoriesFile = z.output<typeof categoriesFile>

/** The kind of document in each folder; in some, a number before the file name gives the order. */
export const folders = {
  blog: { kind: 'post', isOrdered: false },
  pages: { kind: 'page', isOrdered: false },
  faq: { kind: 'faq', isOrdered: true },
  team: { kind: 'team', isOrdered: true },
  home: { kind: 'home', isOrdered: true },
} as const satisfies Record<string, { kind: DocumentKind; isOrdered: boolean }>

/** Parses YAML by a schema; `firstLine` is its first line's number in the file. */
export const readYaml = <S extends z.ZodType>(
  source: string,
  schema: S,
  firstLine = 1,
): { readonly value: z.output<S> } | { readonly problems: readonly LineProblem[] } => {
  const counter = new LineCounter()
  const document = parseDocument(source, { lineCounter: counter, schema: 'core' })
  const lineAt = (offset: number) => counter.linePos(offset).line + firstLine - 1
  if (document.errors.length > 0)
    return {
      problems: document.errors.map(({ pos, message }) => ({
        line: lineAt(pos[0]),
        message: message.split('\n', 1)[0] ?? message,
      })),
    }
  const read = schema.safeParse(document.toJS({ maxAliasCount: 0 }) ?? {})
  if (read.success) return { value: read.data }
  return {
    problems: read.error.issues.map((issue) => {
      const [key = ''] = issue.code === 'unrecognized_keys' ? issue.keys : issue.path.map(String)
      const pair = isMap(document.contents)
        ? document.contents.items.find((one) => isScalar(one.key) && String(one.key.value) === key)
        : undefined
      const offset = isScalar(pair?.key) ? (pair.key.range?.[0] ?? 0) : 0
      return { line: lineAt(offset), message: `${issue.path.join('.')} ${issue.message}`.trim() }
    }),
  }
}

const FENCE = '---'

/**
 * Splits a file into its front matter and the Markdown after it, each with its first line's number; undefined without
 * front matter.
 */
export const splitFile = (
  source: string,
): { readonly matter: string; readonly body: string; readonly bodyLine: number } | undefined => {
  const lines = source
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
  const end = lines.indexOf(FENCE, 1)
  if (lines[0] !== FENCE || end === -1) return undefined
  return {
    matter: lines.slice(1, end).join('\n'),
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
  }
}
