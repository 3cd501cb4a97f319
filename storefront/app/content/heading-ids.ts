import { plainText, type ShownText } from '@pasok/contract'

type Heading = Extract<ShownText['content'][number], { type: 'heading' }>

const toId = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/**
 * Ids of a text's headings, by which links lead to them; of two alike the second is numbered. They begin with the text's name,
 * which no other text of its page has, and so are no ids of the page's own parts.
 */
export const headingIds = (text: ShownText, name: string): ReadonlyMap<unknown, string> => {
  const counts = new Map<string, number>()
  return new Map(
    headings(text).map((heading) => {
      const id = `${name}--${toId(readWords(heading)) || 'section'}`
      const count = (counts.get(id) ?? 0) + 1
      counts.set(id, count)
      return [heading, count === 1 ? id : `${id}-${count}`]
    }),
  )
}

/** The headings of the second level, as a list of a text's contents shows them. */
export const listHeadings = (
  text: ShownText,
  name: string,
): { readonly id: string; readonly words: string }[] => {
  const ids = headingIds(text, name)
  return headings(text)
    .filter(({ attrs }) => attrs.level === 2)
    .map((heading) => ({ id: ids.get(heading) ?? '', words: readWords(heading) }))
}

const headings = ({ content }: ShownText): Heading[] =>
  content.filter((block): block is Heading => block.type === 'heading')

const readWords = (heading: Heading): string => plainText({ type: 'doc', content: [heading] })
