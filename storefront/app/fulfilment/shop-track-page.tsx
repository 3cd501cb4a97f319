import { track_title } from '~words'
import { apiContext } from '../api-client/context.ts'
import { PageHead } from '../layout/head/page-head.tsx'
import type { PageHandle } from '../routing/use-link.ts'
import { loadTracking, trackingQuery } from './load-tracking.ts'
import { TrackView } from './track-view.tsx'
import type { Route } from './+types/shop-track-page'

const HERE = '/shop/track-order'

export const loader = ({ url, context }: Route.LoaderArgs) => loadTracking(context.get(apiContext), url)

export const handle: PageHandle<Route.ComponentProps['loaderData']> = { queryIn: trackingQuery }

/** `/shop/track-order` */
export default function ShopTrackPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="frame py-8 lg:py-12">
      <PageHead title={track_title()} rest={HERE} indexed={false} />
      <h1 className="mb-4 text-2xl">{track_title()}</h1>
      <TrackView rest={HERE} tracking={loaderData} />
    </div>
  )
}
