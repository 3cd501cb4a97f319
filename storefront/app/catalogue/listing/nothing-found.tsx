import { Link } from '@pasok/ui/kit/link.tsx'
import { home_categories, list_empty, list_empty_link, list_everywhere, not_stocked_help } from '~words'
import { useLink } from '../../routing/use-link.ts'
import type { Listing } from './load-listing.ts'
import type { DidYouMean } from './load-did-you-mean.ts'
import { DidYouMeanLinks } from './did-you-mean-links.tsx'
import { searchAddress } from './state.ts'
import { MeantText } from './meant-text.tsx'

interface Props {
  readonly listing: Listing
  readonly rest: string
  readonly meant?: DidYouMean | undefined
}

/** The page of a search without results: suggestions, the whole shop, its categories. */
export function NothingFound({ listing: { keyword, didYouMean, notStocked }, rest, meant }: Props) {
  const link = useLink()
  const isPart = rest !== '/shop'
  return (
    <div className="py-6">
      <p className="text-lg">{list_empty()}</p>
      {notStocked && <p className="mt-1">{not_stocked_help()}</p>}
      {didYouMean !== undefined && <MeantText text={didYouMean} className="mt-2 text-lg" />}
      {meant && (
        <section aria-labelledby="go-on" className="mt-6">
          <h2 id="go-on" className="font-semibold">
            {home_categories()}
          </h2>
          <DidYouMeanLinks label={home_categories()} meant={meant} />
        </section>
      )}
      <p className="mt-6 flex flex-wrap gap-3">
        {isPart && (
          <Link to={link(searchAddress(keyword))} className="button">
            {list_everywhere({ keyword })}
          </Link>
        )}
        <Link to={link('/shop')} className="button button-quiet">
          {list_empty_link()}
        </Link>
      </p>
    </div>
  )
}
