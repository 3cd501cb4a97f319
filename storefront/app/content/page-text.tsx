import type { ShownText } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import { useLink } from '../routing/use-link.ts'
import { RichText } from './rich-text.tsx'

/** The name of a page's only or main text. */
export const MAIN_TEXT = 'text'

interface Props {
  readonly text: ShownText
  /** What the ids of its headings begin with, where its page has other texts. */
  readonly name?: string
}

/** A rich text on a page: its links to the shop's own pages are in the reader's language. */
export function PageText({ text, name = MAIN_TEXT }: Props) {
  const link = useLink()
  return (
    <div className="rich-text">
      <RichText
        text={text}
        name={name}
        renderLink={(href, children) =>
          href.startsWith('/') ? <Link to={link(href)}>{children}</Link> : <a href={href}>{children}</a>
        }
      />
    </div>
  )
}
