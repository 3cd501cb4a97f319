import { isRouteErrorResponse, Link } from 'react-router'
import {
  error_category,
  error_code,
  error_home,
  error_not_found_help,
  error_not_found_prefix,
  error_not_found_route,
  error_not_found_title,
  error_other,
  error_product,
} from '~words'
import type { ErrorData, Missing } from './not-found.ts'
import { SearchBox } from './search-box.tsx'
import { useLink } from './use-link.ts'

const reasons: Record<Missing, () => string> = {
  route: error_not_found_route,
  prefix: error_not_found_prefix,
  product: error_product,
  category: error_category,
}

/** What a visitor sees instead of a page: the code, what happened, and where to go on. */
export function ErrorPage({ error }: { error: unknown }) {
  const link = useLink()
  const code = isRouteErrorResponse(error) ? error.status : 500
  const missing = isRouteErrorResponse(error) ? (error.data as Partial<ErrorData> | null)?.missing : undefined
  const title = error_code({ code })
  return (
    <div data-failed="" className="frame max-w-2xl py-16">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <p className="text-ink-soft">{title}</p>
      {code === 404 ? (
        <>
          <h1 className="mt-2 text-3xl">{error_not_found_title()}</h1>
          <p className="mt-4 font-semibold">{reasons[missing ?? 'route']()}</p>
          <p className="mt-2">{error_not_found_help()}</p>
          <div className="mt-6">
            <SearchBox id="error-search" />
          </div>
        </>
      ) : (
        <h1 className="mt-2 text-2xl">{error_other()}</h1>
      )}
      <Link to={link('/')} className="button button-quiet mt-6">
        {error_home()}
      </Link>
    </div>
  )
}
