import { useEffect, useLayoutEffect, useRef } from 'react'
import {
  list_filter_apply,
  list_filter_close,
  list_filter_left,
  list_filter_show,
  list_filters,
} from '~words'
import { ALL_HITS, EXACT } from '../../../routing/query.ts'
import { useLink } from '../../../routing/use-link.ts'
import { counted } from '@pasok/ui/kit/counted.ts'
import { useScripts } from '@pasok/ui/kit/use-scripts.ts'
import type { Listing } from '../load-listing.ts'
import { CategoryLinks } from './category-links.tsx'
import type { Place } from '../state.ts'
import { FilterGroup } from './filter-group.tsx'
import { FORM, type FilterHandlers } from './use-filter-form.ts'

interface Props {
  readonly listing: Listing
  readonly place: Place
  readonly handlers: FilterHandlers
}

/** Names the panel to the button that opens it. */
export const PANEL = 'filters'
/** Filters that stand open on a first look where the category opens none; the rest open by their names. */
const FIRST_OPEN = 5

/**
 * What the listing can be narrowed by: beside the list where its layout and the screen have room, else a dialog that slides in. It is one
 * form, which works by its button before any script has loaded.
 */
export function FilterPanel({ listing, place, handlers }: Props) {
  const link = useLink()
  const dialog = useRef<HTMLDialogElement>(null)
  const { offers, categories, left, keyword, view } = listing
  const isApplied = useScripts()
  const isOrdered = offers.some(({ opened }) => opened)
  useCloseWhereWide(dialog, place.side !== 'none')
  // A category that was followed from here shows its own list; with its page, so that what is opened after stays.
  useLayoutEffect(() => dialog.current?.close(), [place.rest])
  return (
    <dialog
      ref={dialog}
      id={PANEL}
      aria-labelledby="filters-title"
      // The sort belongs to the form even where nothing narrows.
      hidden={offers.length + categories.length === 0}
      className={`filters ${place.side === 'right' ? 'filters-right' : ''}`}
      onClick={(event) => {
        // The backdrop is the dialog's own; everything in it is its form's.
        if (event.target === dialog.current && dialog.current.open) dialog.current.close()
      }}
    >
      <form
        {...handlers}
        id={FORM}
        action={link(place.rest)}
        autoComplete="off"
        className="flex min-h-full flex-col"
      >
        <div className="filters-head">
          <h2 id="filters-title" className="text-lg">
            {list_filters()}
          </h2>
          <button
            type="button"
            {...{ command: 'close', commandfor: PANEL }}
            onClick={() => {
              if (dialog.current?.open) dialog.current.close()
            }}
            aria-label={list_filter_close()}
            className="flex size-11 items-center justify-center text-2xl only-over"
          >
            ×
          </button>
        </div>
        {place.slug && <input type="hidden" name="title" value={place.slug} />}
        {keyword && <input type="hidden" name="keyword" value={keyword} />}
        {listing.allHits && <input type="hidden" name={ALL_HITS} value="1" />}
        {listing.exact && <input type="hidden" name={EXACT} value="1" />}
        {view !== place.usualView && <input type="hidden" name="view" value={view} />}
        <div className="filters-list">
          <CategoryLinks categories={categories} listing={listing} place={place} />
          {offers.map((offer, i) => (
            <FilterGroup
              // Another category opens its own.
              key={`${place.rest} ${offer.slug}`}
              offer={offer}
              listing={listing}
              place={place}
              startsOpen={isOrdered ? offer.opened === true || offer.type === 'brand' : i < FIRST_OPEN}
            />
          ))}
          {/* A list of everything could not show what all of it has. */}
          {left > 0 && (
            <p className="border-t border-line py-3 text-[13px] text-ink-soft">
              {list_filter_left(counted(left))}
            </p>
          )}
        </div>
        <div className="filters-foot">
          <button
            type="submit"
            onClick={() => {
              if (dialog.current?.open) dialog.current.close()
            }}
            className="button w-full only-over"
          >
            <span aria-live="polite">{list_filter_show(counted(listing.total, listing.more))}</span>
          </button>
          {/* It keeps its place, so that nothing moves when scripts take over. */}
          <button type="submit" className={`button w-full only-beside ${isApplied ? 'invisible' : ''}`}>
            {list_filter_apply()}
          </button>
        </div>
      </form>
    </dialog>
  )
}

/** An open dialog would cover the list when the window becomes wide. */
const useCloseWhereWide = (dialog: React.RefObject<HTMLDialogElement | null>, isBeside: boolean) => {
  useEffect(() => {
    if (!isBeside) return undefined
    const wide = matchMedia('(min-width: 992px)')
    const close = () => {
      if (wide.matches && dialog.current?.open) dialog.current.close()
    }
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [dialog, isBeside])
}
