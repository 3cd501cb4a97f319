import { quick_view, quick_view_of } from '~words'
import { useLink } from '../../routing/use-link.ts'
import { Icon } from '@pasok/ui/kit/icon.tsx'
import type { ShownCard } from '../listing/card.ts'
import { openQuickView, useOpening } from './opening.ts'

/** Opens a card's product over its list; before scripts, and for a new tab, a link to its page, `rest`. */
export function QuickViewLink({ card, rest }: { card: ShownCard; rest: string }) {
  const link = useLink()
  const slug = String(card.single_item_id ?? card.id)
  const busy = useOpening((opening) => opening?.product.slug === slug && !opening.Dialog)
  return (
    <a
      href={link(rest)}
      rel="nofollow"
      aria-label={quick_view_of({ name: card.name })}
      aria-haspopup="dialog"
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        openQuickView({ slug, name: card.name, rest, by: event.currentTarget }, link(rest))
      }}
      className="quick-view-link no-print relative z-1 inline-flex min-h-11 items-center gap-1 self-start text-[13px] lg:min-h-7"
    >
      <Icon name="eye" size={16} />
      {quick_view()}
    </a>
  )
}
