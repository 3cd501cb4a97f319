/**
 * Rich text as a document of ProseMirror's JSON, by the node names of Tiptap. `Link` and `Picture` are the attributes of
 * links and pictures: ids where it is stored, addresses where it is read.
 */
export interface RichText<Link, Picture> {
  readonly type: 'doc'
  readonly content: readonly Block<Link, Picture>[]
}

export type Block<Link, Picture> =
  | {
      readonly type: 'paragraph'
      readonly content?: readonly Inline<Link>[] | undefined
    }
  | {
      readonly type: 'heading'
      readonly attrs: { readonly level: 2 | 3 | 4 }
      readonly content?: readonly Inline<Link>[] | undefined
    }
  | { readonly type: 'bulletList'; readonly content: readonly ListItem<Link, Picture>[] }
  | {
      readonly type: 'orderedList'
      readonly attrs?: { readonly start: number } | undefined
      readonly content: readonly ListItem<Link, Picture>[]
    }
  | { readonly type: 'blockquote'; readonly content: readonly Block<Link, Picture>[] }
  | {
      readonly type: 'codeBlock'
      readonly content?: readonly { readonly type: 'text'; readonly text: string }[] | undefined
    }
  | { readonly type: 'horizontalRule' }
  | { readonly type: 'image'; readonly attrs: Picture }
  | { readonly type: 'table'; readonly content: readonly TableRow<Link>[] }

export interface ListItem<Link, Picture> {
  readonly type: 'listItem'
  readonly content: readonly Block<Link, Picture>[]
}

export interface TableRow<Link> {
  readonly type: 'tableRow'
  readonly content: readonly TableCell<Link>[]
}

export interface TableCell<Link> {
  readonly type: 'tableHeader' | 'tableCell'
  readonly attrs?: { readonly align: 'left' | 'center' | 'right' } | undefined
  readonly content: readonly [
    { readonly type: 'paragraph'; readonly content?: readonly Inline<Link>[] | undefined },
  ]
}

export type Inline<Link> =
  | { readonly type: 'text'; readonly text: string; readonly marks?: readonly Mark<Link>[] | undefined }
  | { readonly type: 'hardBreak' }

export type Mark<Link> =
  | { readonly type: 'bold' | 'italic' | 'code' }
  | { readonly type: 'link'; readonly attrs: Link }

/** Where a stored link leads: an address, or a product or item by its id, so that it follows a new number. */
export type StoredLink = { readonly href: string } | { readonly product: number } | { readonly item: number }

/** A stored picture: one of the content's own, or the main picture of a product. `title` is its caption. */
export type StoredPicture = ({ readonly picture: number } | { readonly product: number }) & {
  readonly alt: string
  readonly title?: string | undefined
}

export type StoredText = RichText<StoredLink, StoredPicture>

/** What a link of a text leads to, a picture shows and words say, for the one function that maps these. */
interface Mapping<Link, Picture, NewLink, NewPicture> {
  /** Undefined leaves the words without a link. */
  readonly link: (link: Link) => NewLink | undefined
  /** Undefined leaves the picture out. */
  readonly picture: (picture: Picture) => NewPicture | undefined
  /** Other words; code blocks stay as they are. */
  readonly words?: (words: string) => string
}

/** The same text with other attributes of its links and pictures, and other words. */
export const mapRichText = <L, P, NL, NP>(
  { content }: RichText<L, P>,
  mapping: Mapping<L, P, NL, NP>,
): RichText<NL, NP> => ({ type: 'doc', content: content.flatMap((block) => mapBlock(block, mapping)) })

const mapBlock = <L, P, NL, NP>(block: Block<L, P>, mapping: Mapping<L, P, NL, NP>): Block<NL, NP>[] => {
  switch (block.type) {
    case 'paragraph':
      return [{ type: 'paragraph', ...mapInlines(block, mapping) }]
    case 'heading':
      return [{ type: 'heading', attrs: block.attrs, ...mapInlines(block, mapping) }]
    case 'bulletList':
    case 'orderedList':
      return [
        {
          ...block,
          content: block.content.map((item) => ({
            ...item,
            content: item.content.flatMap((inner) => mapBlock(inner, mapping)),
          })),
        },
      ]
    case 'blockquote':
      return [{ ...block, content: block.content.flatMap((inner) => mapBlock(inner, mapping)) }]
    case 'table':
      return [
        {
          ...block,
          content: block.content.map((row) => ({
            ...row,
            content: row.content.map((cell) => ({
              ...cell,
              content: [{ type: 'paragraph', ...mapInlines(cell.content[0], mapping) }] as const,
            })),
          })),
        },
      ]
    case 'image': {
      const attrs = mapping.picture(block.attrs)
      return attrs === undefined ? [] : [{ type: 'image', attrs }]
    }
    default:
      return [block]
  }
}

/** The inlines of a block, none where it has none. */
const mapInlines = <L, NL>(
  { content }: { readonly content?: readonly Inline<L>[] | undefined },
  mapping: InlineMapping<L, NL>,
): { readonly content?: readonly Inline<NL>[] } =>
  content ? { content: content.map((inline) => mapInline(inline, mapping)) } : {}

type InlineMapping<L, NL> = Pick<Mapping<L, unknown, NL, unknown>, 'link' | 'words'>

const mapInline = <L, NL>(inline: Inline<L>, { link, words }: InlineMapping<L, NL>): Inline<NL> => {
  if (inline.type === 'hardBreak') return inline
  const { marks = [], ...rest } = inline
  const text = words ? { ...rest, text: words(rest.text) } : rest
  const mapped = marks.flatMap((mark): Mark<NL>[] => {
    if (mark.type !== 'link') return [mark]
    const attrs = link(mark.attrs)
    return attrs === undefined ? [] : [{ type: 'link', attrs }]
  })
  return mapped.length === 0 ? text : { ...text, marks: mapped }
}

/** The words of a text, a line to a block. */
export const plainText = ({ content }: RichText<unknown, unknown>): string =>
  content.flatMap(blockLines).join('\n')

const blockLines = (block: Block<unknown, unknown>): string[] => {
  switch (block.type) {
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap((item) => item.content.flatMap(blockLines))
    case 'blockquote':
      return block.content.flatMap(blockLines)
    case 'table':
      return block.content.flatMap((row) => row.content.map((cell) => inlineText(cell.content[0].content)))
    case 'paragraph':
    case 'heading':
    case 'codeBlock':
      return [inlineText(block.content)]
    default:
      return []
  }
}

const inlineText = (content: readonly Inline<unknown>[] = []): string =>
  content.map((inline) => (inline.type === 'text' ? inline.text : ' ')).join('')
