import type { ShownText } from '@pasok/contract'
import { Link } from 'react-router'
import { useLink } from '../routing/use-link.ts'
import { RichText } from './rich-text.tsx'

/** A rich text on a page: its links to the shop's own pages are in the reader's language. */
export function PageText({ text }: { readonly text: ShownText }) {
  const link = useLink()
  return (
    <div className="rich-text">
      <RichText
        text={text}
        renderLink={(href, children) =>
          href.startsWith('/') ? <Link to={link(href)}>{children}</Link> : <a href={href}>{children}</a>
        }
      />
    </div>
  )
}
