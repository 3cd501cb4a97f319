import type { Block, Inline, Mark } from '@pasok/contract'
import type { BlockContent, PhrasingContent, Root } from 'mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
import { writePictureName, type FolderLink, type FolderPicture, type FolderText } from './folder-text.ts'

/** Writes a text as Markdown, in the one form that `readMarkdown` reads back. */
export const writeMarkdown = ({ content }: FolderText): string => {
  const tree: Root = { type: 'root', children: writeBlocks(content) }
  return toMarkdown(tree, {
    bullet: '-',
    rule: '-',
    emphasis: '_',
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  })
}

const writeBlocks = (blocks: readonly Block<FolderLink, FolderPicture>[]): BlockContent[] =>
  blocks.flatMap(writeBlock)

const writeBlock = (block: Block<FolderLink, FolderPicture>): BlockContent[] => {
  switch (block.type) {
    case 'paragraph':
      // Markdown has no empty paragraph.
      return block.content ? [{ type: 'paragraph', children: writeInlines(block.content) }] : []
    case 'heading':
      return [{ type: 'heading', depth: block.attrs.level, children: writeInlines(block.content ?? []) }]
    case 'bulletList':
    case 'orderedList':
      return [
        {
          type: 'list',
          ordered: block.type === 'orderedList',
          start: block.type === 'orderedList' ? (block.attrs?.start ?? 1) : null,
          spread: false,
          children: block.content.map((item) => ({
            type: 'listItem',
            spread: false,
            children: writeBlocks(item.content),
          })),
        },
      ]
    case 'blockquote':
      return [{ type: 'blockquote', children: writeBlocks(block.content) }]
    case 'codeBlock':
      return [{ type: 'code', value: block.content?.[0]?.text ?? '' }]
    case 'image': {
      const { alt, title, ...name } = block.attrs
      const image = { type: 'image', url: writePictureName(name), alt, title: title ?? null } as const
      return [{ type: 'paragraph', children: [image] }]
    }
    case 'table':
      return [
        {
          type: 'table',
          align: (block.content[0]?.content ?? []).map(({ attrs }) => attrs?.align ?? null),
          children: block.content.map((row) => ({
            type: 'tableRow',
            children: row.content.map((cell) => ({
              type: 'tableCell',
              children: writeInlines(cell.content[0].content ?? []),
            })),
          })),
        },
      ]
    default:
      return [{ type: 'thematicBreak' }]
  }
}

/** The outermost mark comes first. */
const OUTERMOST = ['link', 'bold', 'italic'] as const

/** The inlines of a block; neighbours with the same mark share one node. */
const writeInlines = (
  inlines: readonly Inline<FolderLink>[],
  [outermost, ...others]: readonly (typeof OUTERMOST)[number][] = OUTERMOST,
): PhrasingContent[] => {
  if (outermost === undefined) return inlines.map(writeLeaf)
  const nodes: PhrasingContent[] = []
  for (let at = 0; at < inlines.length;) {
    const mark = findMark(inlines[at], outermost)
    let end = at + 1
    while (end < inlines.length && isSameMark(findMark(inlines[end], outermost), mark)) end++
    const children = writeInlines(inlines.slice(at, end), others)
    nodes.push(...(mark ? [wrapInMark(mark, children)] : children))
    at = end
  }
  return nodes
}

const findMark = (inline: Inline<FolderLink> | undefined, type: string): Mark<FolderLink> | undefined =>
  inline?.type === 'text' ? inline.marks?.find((mark) => mark.type === type) : undefined

const isSameMark = (one: Mark<FolderLink> | undefined, other: Mark<FolderLink> | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const wrapInMark = (mark: Mark<FolderLink>, children: PhrasingContent[]): PhrasingContent => {
  if (mark.type === 'bold') return { type: 'strong', children }
  if (mark.type !== 'link') return { type: 'emphasis', children }
  const { attrs } = mark
  const url =
    'href' in attrs ? attrs.href : 'product' in attrs ? `product:${attrs.product}` : `item:${attrs.item}`
  return { type: 'link', url, children }
}

const writeLeaf = (inline: Inline<FolderLink>): PhrasingContent => {
  if (inline.type === 'hardBreak') return { type: 'break' }
  const isCode = inline.marks?.some(({ type }) => type === 'code')
  return { type: isCode ? 'inlineCode' : 'text', value: inline.text }
}
