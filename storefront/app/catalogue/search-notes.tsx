import { Link } from 'react-router'
import { list_corrected, list_everywhere, list_meant } from '~words'
import { useLink } from '../shell/use-link.ts'
import type { Listing } from './load-listing.ts'
import type { Meant } from './load-meant.ts'
import { MeantLinks } from './meant-links.tsx'
import { searchAddress } from './search-address.ts'

interface Props {
  readonly listing: Listing
  readonly rest: string
  readonly meant?: Meant | undefined
}

/** What a search's reader should know before its hits: how it was spelled, what it may mean, where else to look. */
export function SearchNotes({ listing: { keyword, corrected, total }, rest, meant }: Props) {
  const link = useLink()
  if (keyword === '' || total === 0) return null
  return (
    <>
      {corrected !== undefined && <p className="mb-2">{list_corrected({ corrected, keyword })}</p>}
      {rest !== '/shop' && (
        <p className="mb-2">
          <Link to={link(searchAddress(keyword))} className="inline-flex min-h-6 items-center">
            {list_everywhere({ keyword })}
          </Link>
        </p>
      )}
      {meant && <MeantLinks label={list_meant({ keyword })} meant={meant} />}
    </>
  )
}
