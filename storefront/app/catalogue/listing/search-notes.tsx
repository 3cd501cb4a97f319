import { Link } from '@pasok/ui/kit/link.tsx'
import {
  list_corrected,
  list_everywhere,
  list_exact,
  list_meant,
  not_stocked,
  not_stocked_rest,
  search_left_out,
} from '~words'
import { useLink } from '../../routing/use-link.ts'
import { buildQuery, searchAddress, type Place } from './state.ts'
import type { Listing } from './load-listing.ts'
import { MeantText } from './meant-text.tsx'
import type { DidYouMean } from './load-did-you-mean.ts'
import { DidYouMeanLinks } from './did-you-mean-links.tsx'

interface Props {
  readonly listing: Listing
  readonly place: Place
  readonly meant?: DidYouMean | undefined
}

/** What a search's reader should know before its hits: what is not stocked, how it was spelled, what else it may mean. */
export function SearchNotes({ listing, place, meant }: Props) {
  const link = useLink()
  const { keyword, corrected, notStocked, leftOut, didYouMean, total } = listing
  if (keyword === '') return null
  return (
    <>
      {notStocked && (
        <p className="mb-2 border-l-4 border-accent bg-surface px-3 py-2">
          <strong className="font-semibold">{not_stocked({ names: notStocked.join(', ') })}</strong>
          {total > 0 && ` ${not_stocked_rest()}`}
        </p>
      )}
      {leftOut && (
        <p className="mb-2 border-l-4 border-accent bg-surface px-3 py-2">
          {search_left_out({ parts: leftOut.join(', ') })}
        </p>
      )}
      {leftOut && didYouMean !== undefined && <MeantText text={didYouMean} className="mb-2" />}
      {corrected !== undefined && (
        <p className="mb-2 flex flex-wrap gap-x-4">
          {list_corrected({ corrected, keyword })}
          <Link
            to={link(place.rest) + buildQuery(place, { ...listing, exact: true, page: 1 })}
            rel="nofollow"
            className="inline-flex min-h-6 items-center"
          >
            {list_exact({ keyword })}
          </Link>
        </p>
      )}
      {total > 0 && place.slug !== undefined && (
        <p className="mb-2">
          <Link to={link(searchAddress(keyword))} className="inline-flex min-h-6 items-center">
            {list_everywhere({ keyword })}
          </Link>
        </p>
      )}
      {total > 0 && meant && <DidYouMeanLinks label={list_meant({ keyword })} meant={meant} />}
    </>
  )
}
