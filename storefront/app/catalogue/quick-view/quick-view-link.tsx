import { quick_view, quick_view_of } from '~words'
import { useLink } from '../../routing/use-link.ts'
import { Icon } from '@pasok/ui/kit/icon.tsx'
import type { ShownCard } from '../listing/card.ts'
import { openQuickView, useOpening } from './opening.ts'

interface Props {
  readonly card: ShownCard
  readonly rest: string
  /** Shows its icon alone. */
  readonly isShort?: boolean
}

/** Opens a card's product over its list; before scripts, and for a new tab, a link to its page, `rest`. */
export function QuickViewLink({ card, rest, isShort = false }: Props) {
  const link = useLink()
  const slug = String(card.single_item_id ?? card.id)
  const busy = useOpening((opening) => opening?.product.slug === slug && !opening.Dialog)
  return (
    <a
      href={link(rest)}
      rel="nofollow"
      aria-label={quick_view_of({ name: card.name })}
      title={isShort ? quick_view() : undefined}
      aria-haspopup="dialog"
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        openQuickView({ slug, name: card.name, rest, by: event.currentTarget }, link(rest))
      }}
      className={`quick-view-link no-print relative z-1 inline-flex min-h-11 items-center gap-1 self-start text-[13px] lg:min-h-7 ${isShort ? 'min-w-11 justify-center lg:min-w-7' : ''}`}
    >
      <Icon name="eye" size={16} />
      {!isShort && quick_view()}
    </a>
  )
}
