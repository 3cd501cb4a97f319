import { z } from 'zod'
import { text, verbatim, verbatimLines } from '../text.ts'
import type { StoredText } from './rich-text.ts'

/** In nodes and marks of one text, and how deep lists and quotations may lie in each other. */
const MOST_NODES = 5_000
const DEEPEST = 24
const LONGEST_RUN = 10_000
const MOST_IN_ROW = 40

/**
 * Addresses that a link may lead to: of the web, of a mailbox or telephone, of the shop itself, or a place of the page. Any
 * other scheme, and an address of another host without one, is refused.
 */
export const href = text(2_000).regex(
  /^(?:https?:\/\/[^\s/\\@]+(?:[/?#]\S*)?|mailto:[^\s?]+|tel:\+?[\d-]+|\/(?![/\\])\S*|#[a-z0-9-]+)$/i,
  { error: 'unsafe_link' },
)
const id = z.int().min(1).max(2_147_483_647)

const link = z.union([
  z.strictObject({ href }),
  z.strictObject({ product: id }),
  z.strictObject({ item: id }),
])
const mark = z.union([
  z.strictObject({ type: z.enum(['bold', 'italic', 'code']) }),
  z.strictObject({ type: z.literal('link'), attrs: link }),
])
const inline = z.union([
  z.strictObject({
    type: z.literal('text'),
    text: verbatim(LONGEST_RUN).min(1),
    marks: z.array(mark).min(1).max(5).optional(),
  }),
  z.strictObject({ type: z.literal('hardBreak') }),
])
const inlines = z.array(inline).min(1).optional()
const inCell = z
  .array(inline.refine((one) => (one as { type?: string }).type === 'text', { error: 'wrong_form' }))
  .min(1)
  .optional()
const paragraph = z.strictObject({ type: z.literal('paragraph'), content: inlines })

/** Every picture says what it shows. */
const described = { alt: text(300).min(1), title: text(300).min(1).optional() }
const image = z.strictObject({
  type: z.literal('image'),
  attrs: z.union([
    z.strictObject({ picture: id, ...described }),
    z.strictObject({ product: id, ...described }),
  ]),
})

const cell = z.strictObject({
  type: z.enum(['tableHeader', 'tableCell']),
  attrs: z.strictObject({ align: z.enum(['left', 'center', 'right']) }).optional(),
  content: z.tuple([z.strictObject({ type: z.literal('paragraph'), content: inCell })]),
})
const row = z.strictObject({
  type: z.literal('tableRow'),
  content: z.array(cell).min(1).max(MOST_IN_ROW),
})

/** A row of headings and rows of cells, each as long as the first: what Markdown can say of a table. */
const table = z
  .strictObject({ type: z.literal('table'), content: z.array(row).min(1) })
  .refine(
    ({ content }) =>
      content.every(
        (one, at) =>
          one.content.length === content[0]?.content.length &&
          one.content.every(({ type }) => type === (at === 0 ? 'tableHeader' : 'tableCell')),
      ),
    { error: 'wrong_form' },
  )

const block: z.ZodType = z.lazy(() =>
  z.discriminatedUnion('type', [
    paragraph,
    z.strictObject({
      type: z.literal('heading'),
      attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3), z.literal(4)]) }),
      content: inlines,
    }),
    z.strictObject({ type: z.literal('bulletList'), content: z.array(listItem).min(1) }),
    z.strictObject({
      type: z.literal('orderedList'),
      attrs: z.strictObject({ start: z.int().min(0).max(999_999) }).optional(),
      content: z.array(listItem).min(1),
    }),
    z.strictObject({ type: z.literal('blockquote'), content: z.array(block).min(1) }),
    z.strictObject({
      type: z.literal('codeBlock'),
      content: z
        .tuple([z.strictObject({ type: z.literal('text'), text: verbatimLines(LONGEST_RUN).min(1) })])
        .optional(),
    }),
    z.strictObject({ type: z.literal('horizontalRule') }),
    image,
    table,
  ]),
)
const listItem = z.strictObject({ type: z.literal('listItem'), content: z.array(block).min(1) })
/** The nodes of a rich text, without the bounds of their number and depth. */
export const richTextNodes = z.strictObject({ type: z.literal('doc'), content: z.array(block) })

/** Whether a value is small enough to be looked at: counted without recursion, so that no depth ends the process. */
const isWithinBounds = (value: unknown): boolean => {
  let nodes = 0
  const waiting: (readonly [value: unknown, depth: number])[] = [[value, 0]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [current, depth] = next
    if (typeof current !== 'object' || current === null) continue
    nodes++
    // An object and the array of its content lie in each other.
    if (nodes > 3 * MOST_NODES || depth > 2 * DEEPEST) return false
    for (const inner of Object.values(current)) waiting.push([inner, depth + 1])
  }
  return true
}

/**
 * A rich text as it is stored: nodes, marks, attributes and addresses of these lists alone. Described as an object: its nodes
 * lie in each other.
 */
export const richText = z
  .custom<StoredText>()
  .check((payload) => {
    if (!isWithinBounds(payload.value)) {
      payload.issues.push({ code: 'custom', message: 'too_large_text', input: payload.value })
      return
    }
    const read = richTextNodes.safeParse(payload.value)
    for (const { path, message, ...issue } of read.error?.issues ?? [])
      payload.issues.push({ ...issue, path, message, input: payload.value } as never)
  })
  .meta({
    type: 'object',
    description:
      'A document of ProseMirror’s JSON: doc, paragraph, heading (2 to 4), bulletList, orderedList, listItem, blockquote, ' +
      'codeBlock, horizontalRule, image, table, tableRow, tableHeader, tableCell, text, hardBreak; marks bold, italic, ' +
      'code, link. A link has `href`, `product` or `item`; an image `picture` or `product`, `alt` and `title`.',
  })
