import { apiContext } from '../api-client/context.ts'
import { ContentPage } from './content-page.tsx'
import { loadPage } from './load-content.ts'
import type { Route } from './+types/site-text-page'

export const loader = ({ context, params }: Route.LoaderArgs) => loadPage(context.get(apiContext), params.x)

/** `/site/{slug}`: a page whose text staff write, such as one on the shop's warranty. */
export default function SiteTextPage({ loaderData: page }: Route.ComponentProps) {
  return <ContentPage page={page} rest={`/site/${page.slug}`} />
}
