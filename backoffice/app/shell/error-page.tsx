import { useRouteError } from 'react-router'
import { admin_error, admin_try_again } from '~words'
import { RefusalText } from '../api/refusal-text.tsx'
import { isNotFound } from '../api/ask.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { PageTitle } from './page-title.tsx'

/** Why a page can't be shown. */
export function ErrorPage() {
  const error = useRouteError()
  if (isNotFound(error)) return <NotFoundPage />
  return (
    <div className="p-4">
      <PageTitle title={admin_error()} />
      <RefusalText error={error} />
      <button type="button" onClick={() => window.location.reload()} className="button button-quiet">
        {admin_try_again()}
      </button>
    </div>
  )
}
