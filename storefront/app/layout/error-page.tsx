import { Suspense } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  error_code,
  error_connection_help,
  error_connection_title,
  error_home,
  error_other,
  shell_retry,
} from '~words'
import { isNoConnection } from '../api-client/no-connection.ts'
import type { ErrorData } from '../routing/not-found.ts'
import { useAddress } from '../routing/use-address.ts'
import { useLink } from '../routing/use-link.ts'
import { lazyPart } from '@pasok/ui/kit/lazy-part.ts'

/** Most pages exist. */
const NotFound = lazyPart(() => import('./not-found.tsx'))

/** What a visitor sees instead of a page: the code, what happened, and where to go on. */
export function ErrorPage({ error }: { error: unknown }) {
  const link = useLink()
  const code = isRouteErrorResponse(error) ? error.status : 500
  const missing = isRouteErrorResponse(error) ? (error.data as Partial<ErrorData> | null)?.missing : undefined
  const isCutOff = isNoConnection(error)
  const title = isCutOff ? error_connection_title() : error_code({ code })
  const address = useAddress()
  return (
    <div data-failed="" className="frame max-w-2xl py-16">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {!isCutOff && <p className="text-ink-soft">{title}</p>}
      {isCutOff ? (
        <>
          <h1 className="text-2xl">{title}</h1>
          <p className="mt-4">{error_connection_help()}</p>
        </>
      ) : code === 404 ? (
        <Suspense>
          <NotFound missing={missing ?? 'route'} />
        </Suspense>
      ) : (
        <h1 className="mt-2 text-2xl">{error_other()}</h1>
      )}
      <p className="mt-6 flex flex-wrap gap-3">
        {code !== 404 && (
          <Link to={address} replace className="button">
            {shell_retry()}
          </Link>
        )}
        <Link to={link('/')} className="button button-quiet">
          {error_home()}
        </Link>
      </p>
    </div>
  )
}
