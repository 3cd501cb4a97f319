import { Link } from '@pasok/ui/kit/link.tsx'
import { admin_home, admin_not_found } from '~words'
import { PageTitle } from './page-title.tsx'

/** What no page is at. */
export function NotFoundPage() {
  return (
    <>
      <PageTitle title={admin_not_found()} />
      <Link to="/" className="underline">
        {admin_home()}
      </Link>
    </>
  )
}
