import { Link } from '@pasok/ui/kit/link.tsx'
import {
  suggest_all,
  suggest_brands,
  suggest_categories,
  suggest_products,
  suggest_quantity_hint,
} from '~words'
import { AddSuggested } from '../../cart/add.tsx'
import { useLink } from '../../routing/use-link.ts'
import { useOptions } from '@pasok/ui/kit/form/combobox-list.ts'
import { ChoiceRow } from './choice-row.tsx'
import type { Choice, ChoiceGroup } from './choices.ts'

interface Props {
  readonly id: string
  readonly label: string
  readonly groups: readonly ChoiceGroup[]
  /** The choice that the arrow keys have reached; -1 for none. */
  readonly index: number
  readonly isBusy: boolean
  readonly onChoose: () => void
  /** What is typed as the quantity of the item that was reached; undefined where that can't be bought. */
  readonly quantity: string | undefined
  readonly onAdded: () => void
  readonly onRefused: (reason: string) => void
}

/** Names alone stand side by side. */
const areShort = (kind: Choice['kind']): boolean => kind === 'category' || kind === 'brand'

/** The list itself. Every choice is a link, so that it opens in a new tab as links do. */
export function ChoiceList({
  id,
  label,
  groups,
  index,
  isBusy,
  onChoose,
  quantity,
  onAdded,
  onRefused,
}: Props) {
  const link = useLink()
  const option = useOptions<HTMLAnchorElement>(id, index)
  const names: Record<Choice['kind'], string> = {
    product: suggest_products(),
    category: suggest_categories(),
    brand: suggest_brands(),
    all: suggest_all(),
  }
  let count = 0
  return (
    <div id={id} role="listbox" aria-label={label} aria-busy={isBusy}>
      {groups.map(({ kind, choices }) => (
        <div
          key={kind}
          role="group"
          aria-label={names[kind]}
          className="border-b border-line py-1 last:border-b-0"
        >
          {kind !== 'all' && (
            <p aria-hidden="true" className="px-3 pt-1 text-[12px] font-semibold text-ink-soft">
              {names[kind]}
            </p>
          )}
          <div role="presentation" className={areShort(kind) ? 'flex flex-wrap gap-2 px-3 py-1' : ''}>
            {choices.map((choice) => {
              const place = count++
              const isReached = place === index
              const row = (
                <Link
                  key={choice.to}
                  {...option(place)}
                  tabIndex={-1}
                  to={link(choice.to)}
                  prefetch="intent"
                  // The focus stays in the box.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={(event) => {
                    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onChoose()
                  }}
                  className={`flex min-h-11 min-w-0 grow items-center gap-3 px-3 text-ink no-underline hover:bg-surface hover:no-underline ${areShort(kind) ? 'rounded-md border border-line md:min-h-9' : 'py-1'} ${isReached ? 'bg-surface outline-2 -outline-offset-2 outline-link' : ''}`}
                >
                  <ChoiceRow choice={choice} />
                  {isReached && quantity !== undefined && (
                    <span className="sr-only">{suggest_quantity_hint()}</span>
                  )}
                </Link>
              )
              if (choice.kind !== 'product' || choice.product.is_header) return row
              return (
                <div key={choice.to} role="presentation" className="flex items-center">
                  {row}
                  <AddSuggested
                    item={{ ...choice.product, sku_number: choice.product.sku, image: undefined }}
                    quantity={isReached ? quantity : undefined}
                    onAdded={onAdded}
                    onRefused={onRefused}
                  />
                </div>
              )
            })}
          </div>
        </div>
      ))}
    </div>
  )
}
