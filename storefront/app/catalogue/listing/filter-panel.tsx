import { useEffect, useRef } from 'react'
import { list_filter_apply, list_filter_close, list_filter_show, list_filters } from '~words'
import { ALL_HITS } from '../../shell/query.ts'
import { useLink } from '../../shell/use-link.ts'
import { counted } from '../../ui/counted.ts'
import type { Listing } from '../load-listing.ts'
import { CategoryLinks } from './category-links.tsx'
import { FilterGroup } from './filter-group.tsx'
import { FiltersLeft } from './filters-left.tsx'
import type { Place } from './state.ts'
import { FORM, type FilterForm } from './use-filter-form.ts'

interface Props {
  readonly listing: Listing
  readonly place: Place
  readonly control: FilterForm
}

/** Names the panel to the button that opens it. */
export const PANEL = 'filters'
/** Filters that stand open on a first look; the rest open by their names. */
const FIRST_OPEN = 5

/**
 * What the listing can be narrowed by: beside the list where there is room, else a dialog that slides in. It is one
 * form, which works by its button before any script has loaded.
 */
export function FilterPanel({ listing, place, control: { form, apply, applySoon, isWaiting } }: Props) {
  const link = useLink()
  const dialog = useRef<HTMLDialogElement>(null)
  const { offers, categories, left, keyword, view } = listing
  useCloseWhereWide(dialog)
  // A category that was followed from here shows its own list.
  useEffect(() => dialog.current?.close(), [place.rest])
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
        ref={form}
        id={FORM}
        action={link(place.rest)}
        autoComplete="off"
        className="flex min-h-full flex-col"
        onChange={({ target }) => {
          if (!(target instanceof HTMLInputElement) || target.name === '') return
          if (target.type === 'checkbox') apply()
          else applySoon()
        }}
        onBlur={() => {
          if (isWaiting()) apply()
        }}
        onSubmit={(event) => {
          event.preventDefault()
          apply()
          if (dialog.current?.open) dialog.current.close()
        }}
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
            className="flex size-11 items-center justify-center text-2xl lg:hidden"
          >
            ×
          </button>
        </div>
        {place.slug && <input type="hidden" name="title" value={place.slug} />}
        {keyword && <input type="hidden" name="keyword" value={keyword} />}
        {listing.allHits && <input type="hidden" name={ALL_HITS} value="1" />}
        {view !== place.usualView && <input type="hidden" name="view" value={view} />}
        <div className="filters-list">
          <CategoryLinks categories={categories} listing={listing} />
          {offers.map((offer, i) => (
            <FilterGroup
              key={offer.slug}
              offer={offer}
              listing={listing}
              place={place}
              startsOpen={i < FIRST_OPEN}
            />
          ))}
          {left > 0 && <FiltersLeft count={left} />}
        </div>
        <div className="filters-foot">
          <button type="submit" className="button w-full lg:hidden">
            <span aria-live="polite">{list_filter_show(counted(listing.total))}</span>
          </button>
          <noscript>
            <button type="submit" className="button w-full max-lg:hidden">
              {list_filter_apply()}
            </button>
          </noscript>
        </div>
      </form>
    </dialog>
  )
}

/** A dialog that is open when its window becomes wide would cover the list that it stands beside then. */
const useCloseWhereWide = (dialog: React.RefObject<HTMLDialogElement | null>) => {
  useEffect(() => {
    const wide = matchMedia('(min-width: 992px)')
    const close = () => {
      if (wide.matches && dialog.current?.open) dialog.current.close()
    }
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [dialog])
}
