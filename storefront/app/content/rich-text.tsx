import {
  plainText,
  type Block,
  type Inline,
  type Mark,
  type ShownPicture,
  type ShownText,
} from '@pasok/contract'
import { createElement, Fragment, type ReactNode } from 'react'
import { content_table } from '~words'
import { pictureSources } from '@pasok/ui/records/catalogue/product-picture.tsx'
import { Unbroken } from '@pasok/ui/kit/unbroken.tsx'
import { headingIds } from './heading-ids.ts'

interface Link {
  readonly href: string
}
type AnyBlock = Block<Link, ShownPicture>
type Item = Extract<AnyBlock, { type: 'bulletList' }>['content'][number]
type Row = Extract<AnyBlock, { type: 'table' }>['content'][number]
type Cell = Row['content'][number]

/** In characters: a cell of no more is a value, such as '441 Nm', and stays in one line. */
const LONGEST_VALUE = 10

interface Props {
  readonly text: ShownText
  /** What the ids of its headings begin with; no other text of its page has it. */
  readonly name: string
  /** Makes the link of a text to an address, which may be a path without a language. */
  readonly renderLink: (href: string, children: ReactNode) => ReactNode
  /** Where pictures' addresses begin, where that is not the page's own root. */
  readonly origin?: string
}

/** Nodes one after the other. A text never changes on a page, so they need no keys. */
const sequence = (nodes: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...nodes)

/** The one way in which a rich text becomes HTML: on pages, in feeds and in e-mails. */
export function RichText({ text, name, renderLink, origin = '' }: Props) {
  const ids = headingIds(text, name)

  const inlines = (content: readonly Inline<Link>[] = []): ReactNode => sequence(content.map(renderInline))
  const renderInline = (inline: Inline<Link>): ReactNode =>
    inline.type === 'hardBreak' ? (
      <br />
    ) : (
      (inline.marks ?? []).reduceRight<ReactNode>(marked, <Unbroken>{inline.text}</Unbroken>)
    )
  const marked = (children: ReactNode, mark: Mark<Link>): ReactNode =>
    mark.type === 'link'
      ? renderLink(mark.attrs.href, children)
      : createElement(tags[mark.type], null, children)

  const blocks = (content: readonly AnyBlock[]): ReactNode => sequence(content.map(renderBlock))
  const renderBlock = (block: AnyBlock): ReactNode => {
    switch (block.type) {
      case 'paragraph':
        return <p>{inlines(block.content)}</p>
      case 'heading':
        return createElement(`h${block.attrs.level}`, { id: ids.get(block) }, inlines(block.content))
      case 'bulletList':
        return <ul>{sequence(block.content.map(renderItem))}</ul>
      case 'orderedList':
        return <ol start={block.attrs?.start}>{sequence(block.content.map(renderItem))}</ol>
      case 'blockquote':
        return <blockquote>{blocks(block.content)}</blockquote>
      case 'codeBlock':
        return (
          // It may scroll by itself; by keyboard, too.
          <pre tabIndex={0}>
            <code>{block.content?.[0]?.text}</code>
          </pre>
        )
      case 'image':
        return <Figure picture={block.attrs} origin={origin} />
      case 'table':
        return renderTable(block.content)
      default:
        return <hr />
    }
  }
  const renderItem = ({ content: [first, ...others] }: Item): ReactNode => (
    <li>
      {first?.type === 'paragraph' ? inlines(first.content) : first && renderBlock(first)}
      {blocks(others)}
    </li>
  )
  const renderTable = ([head, ...rows]: readonly Row[]): ReactNode => (
    // On a narrow screen it scrolls by itself; by keyboard, too.
    <div className="table-scroll" role="group" aria-label={content_table()} tabIndex={0}>
      <table>
        <thead>{head && renderRow(head)}</thead>
        <tbody>{sequence(rows.map(renderRow))}</tbody>
      </table>
    </div>
  )
  const renderRow = ({ content }: Row): ReactNode => <tr>{sequence(content.map(renderCell))}</tr>
  const renderCell = ({ type, attrs, content: [paragraph] }: Cell): ReactNode => {
    const align = attrs && `align-${attrs.align}`
    // A column without a name has an empty cell above it: a heading says something.
    if (type === 'tableHeader' && paragraph.content)
      return (
        <th scope="col" className={align}>
          {inlines(paragraph.content)}
        </th>
      )
    const isValue = plainText({ type: 'doc', content: [paragraph] }).length <= LONGEST_VALUE
    const classes = [align, isValue && 'unbroken'].filter(Boolean)
    return <td className={classes.join(' ') || undefined}>{inlines(paragraph.content)}</td>
  }
  return blocks(text.content)
}

const tags = { bold: 'strong', italic: 'em', code: 'code' } as const

/** A picture of a text with its caption. */
function Figure({ picture, origin }: { picture: ShownPicture; origin: string }) {
  return (
    <figure>
      <img
        {...pictureSources(picture, '(min-width: 48rem) 720px, 100vw')}
        src={origin + picture.image_1024}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading="lazy"
        decoding="async"
      />
      {picture.title !== undefined && <figcaption>{picture.title}</figcaption>}
    </figure>
  )
}
