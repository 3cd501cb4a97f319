import { track_title } from '~words'
import { apiContext } from '../api-client/context.ts'
import type { AccountHandle, PageHandle } from '../routing/use-link.ts'
import { loadTracking, trackingQuery } from './load-tracking.ts'
import { TrackView } from './track-view.tsx'
import type { Route } from './+types/track-page'

export const loader = ({ url, context }: Route.LoaderArgs) => loadTracking(context.get(apiContext), url)

export const handle: PageHandle<Route.ComponentProps['loaderData']> & AccountHandle = {
  title: () => track_title(),
  queryIn: trackingQuery,
}

/** `/account/trackorder` */
export default function TrackPage({ loaderData }: Route.ComponentProps) {
  return <TrackView rest="/account/trackorder" tracking={loaderData} />
}
