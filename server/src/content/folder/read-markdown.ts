import type { Block, Inline, ListItem, Mark, TableRow } from '@pasok/contract'
import { href } from '@pasok/contract/endpoints'
import type { Nodes, Paragraph, PhrasingContent, RootContent, Table } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import {
  readPictureName,
  type FolderLink,
  type FolderPicture,
  type FolderReference,
  type FolderText,
} from './folder-text.ts'

/** A text read from Markdown, with its problems and references, by line. */
export interface ReadMarkdown {
  readonly text: FolderText
  readonly problems: readonly { readonly line: number; readonly message: string }[]
  readonly references: readonly { readonly line: number; readonly reference: FolderReference }[]
}

/** The Markdown that a text can't have. */
const notTaken: Readonly<Record<string, string>> = {
  html: 'HTML is not taken; write Markdown',
  definition: 'links are written in place, [text](address)',
  linkReference: 'links are written in place, [text](address)',
  imageReference: 'pictures are written in place, ![what it shows](pictures/NAME.svg)',
}

/** Parses the Markdown of a text; `firstLine` is its first line's number in the file. */
export const readMarkdown = (source: string, firstLine = 1): ReadMarkdown => {
  const problems: { line: number; message: string }[] = []
  const references: { line: number; reference: FolderReference }[] = []
  const findLine = (node: Nodes): number => (node.position?.start.line ?? 1) + firstLine - 1
  const refuse = (node: Nodes, message: string): [] => {
    problems.push({ line: findLine(node), message })
    return []
  }
  const addReference = <R extends FolderReference>(node: Nodes, reference: R): R => {
    references.push({ line: findLine(node), reference })
    return reference
  }

  const readBlocks = (nodes: readonly RootContent[]): Block<FolderLink, FolderPicture>[] =>
    nodes.flatMap(readBlock)
  const readBlock = (node: RootContent): Block<FolderLink, FolderPicture>[] => {
    switch (node.type) {
      case 'paragraph':
        return readParagraph(node)
      case 'heading': {
        const { depth } = node
        if (depth < 2 || depth > 4)
          return refuse(node, 'headings are ##, ### or ####: the title is the page’s #')
        return [{ type: 'heading', attrs: { level: depth as 2 | 3 | 4 }, ...readInlines(node.children) }]
      }
      case 'list': {
        const content = node.children.map((item): ListItem<FolderLink, FolderPicture> => {
          const blocks = readBlocks(item.children)
          return { type: 'listItem', content: blocks.length === 0 ? [{ type: 'paragraph' }] : blocks }
        })
        if (!node.ordered) return [{ type: 'bulletList', content }]
        const start = node.start ?? 1
        return [{ type: 'orderedList', ...(start !== 1 && { attrs: { start } }), content }]
      }
      case 'blockquote': {
        const content = readBlocks(node.children)
        return content.length === 0 ? [] : [{ type: 'blockquote', content }]
      }
      case 'code':
        if (node.lang) return refuse(node, 'code has no language here: write ``` alone')
        return [
          {
            type: 'codeBlock',
            ...(node.value !== '' && { content: [{ type: 'text' as const, text: node.value }] }),
          },
        ]
      case 'thematicBreak':
        return [{ type: 'horizontalRule' }]
      case 'table':
        return readTable(node)
      default:
        return refuse(node, notTaken[node.type] ?? `${node.type} is not taken`)
    }
  }

  const readParagraph = (node: Paragraph): Block<FolderLink, FolderPicture>[] => {
    const [only, ...others] = node.children
    if (only?.type !== 'image' || others.length > 0)
      return [{ type: 'paragraph', ...readInlines(node.children) }]
    const name = readPictureName(only.url)
    if (!name) return refuse(only, `a picture is pictures/NAME or product:NUMBER, not ${only.url}`)
    const alt = (only.alt ?? '').trim()
    if (alt === '') return refuse(only, 'a picture says what it shows: ![what it shows](…)')
    const title = only.title?.trim()
    return [{ type: 'image', attrs: { ...addReference(only, name), alt, ...(title && { title }) } }]
  }

  const readTable = (node: Table): Block<FolderLink, FolderPicture>[] => {
    const [head] = node.children
    const content = node.children.map((row, rowAt): TableRow<FolderLink> => {
      if (row.children.length !== head?.children.length)
        refuse(row, `this row has ${row.children.length} cells, its table ${head?.children.length} columns`)
      return {
        type: 'tableRow',
        content: row.children.map((cell, at) => {
          const align = node.align?.[at]
          return {
            type: rowAt === 0 ? 'tableHeader' : 'tableCell',
            ...(align && { attrs: { align } }),
            content: [{ type: 'paragraph', ...readInlines(cell.children) }],
          } as const
        }),
      }
    })
    return [{ type: 'table', content }]
  }

  /** The inlines of a block; no `content` if it has none. */
  const readInlines = (nodes: readonly PhrasingContent[]): { content?: Inline<FolderLink>[] } => {
    const content = mergeRuns(nodes.flatMap((node) => readInline(node, [])))
    return content.length === 0 ? {} : { content }
  }

  const readInline = (node: PhrasingContent, marks: readonly Mark<FolderLink>[]): Inline<FolderLink>[] => {
    const text = (value: string, own: readonly Mark<FolderLink>[] = marks): Inline<FolderLink>[] =>
      value === '' ? [] : [{ type: 'text', text: value, ...(own.length > 0 && { marks: own }) }]
    const markChildren = (mark: Mark<FolderLink>, children: readonly PhrasingContent[]) => {
      const own = marks.some(({ type }) => type === mark.type) ? marks : [...marks, mark]
      return children.flatMap((child) => readInline(child, own))
    }
    switch (node.type) {
      case 'text':
        return text(node.value.replaceAll(/\r\n?|\n/g, ' '))
      case 'strong':
        return markChildren({ type: 'bold' }, node.children)
      case 'emphasis':
        return markChildren({ type: 'italic' }, node.children)
      case 'inlineCode':
        return text(node.value, [...marks, { type: 'code' }])
      case 'break':
        return [{ type: 'hardBreak' }]
      case 'link': {
        if (node.title) return refuse(node, 'a link has no title: [text](address)')
        const attrs = parseLink(node.url)
        if (!attrs)
          return refuse(
            node,
            `a link leads to https:, mailto:, tel:, /…, #…, product: or item:, not ${node.url}`,
          )
        return markChildren(
          { type: 'link', attrs: 'href' in attrs ? attrs : addReference(node, attrs) },
          node.children,
        )
      }
      case 'image':
        return refuse(node, 'a picture stands in a paragraph of its own')
      default:
        return refuse(node, notTaken[node.type] ?? `${node.type} is not taken`)
    }
  }

  const tree = fromMarkdown(source, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })
  return { text: { type: 'doc', content: readBlocks(tree.children) }, problems, references }
}

const parseLink = (url: string): FolderLink | undefined => {
  const [, kind, number] = /^(product|item):(.+)$/.exec(url) ?? []
  if (number !== undefined) return kind === 'product' ? { product: number } : { item: number }
  return href.safeParse(url).success ? { href: url } : undefined
}

/** Joins adjacent runs of text with the same marks. */
const mergeRuns = (inlines: readonly Inline<FolderLink>[]): Inline<FolderLink>[] => {
  const all: Inline<FolderLink>[] = []
  for (const inline of inlines) {
    const last = all.at(-1)
    if (
      last?.type === 'text' &&
      inline.type === 'text' &&
      JSON.stringify(last.marks) === JSON.stringify(inline.marks)
    )
      all[all.length - 1] = { ...last, text: last.text + inline.text }
    else all.push(inline)
  }
  return all
}
