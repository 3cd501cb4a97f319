import {
  error_category,
  error_not_found_help,
  error_not_found_prefix,
  error_not_found_route,
  error_not_found_title,
  error_product,
} from '~words'
import type { Missing } from '../routing/not-found.ts'
import { SearchBox } from '../search/search-box.tsx'

const reasons: Record<Missing, () => string> = {
  route: error_not_found_route,
  prefix: error_not_found_prefix,
  product: error_product,
  category: error_category,
}

/** What does not exist, and a search for it. */
export default function NotFound({ missing }: { readonly missing: Missing }) {
  return (
    <>
      <h1 className="mt-2 text-3xl">{error_not_found_title()}</h1>
      <p className="mt-4 font-semibold">{reasons[missing]()}</p>
      <p className="mt-2">{error_not_found_help()}</p>
      <div className="mt-6">
        <SearchBox id="error-search" />
      </div>
    </>
  )
}
