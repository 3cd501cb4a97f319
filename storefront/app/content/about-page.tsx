import { apiContext } from '../api-client/context.ts'
import { organizationJsonLd } from '../layout/head/site-json-ld.ts'
import { useRootData } from '../layout/root-data.ts'
import { ContentPage } from './content-page.tsx'
import { loadDocuments, loadPage } from './load-content.ts'
import { People } from './people.tsx'
import type { Route } from './+types/about-page'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const call = context.get(apiContext)
  const [page, people] = await Promise.all([loadPage(call, 'about-us'), loadDocuments(call, 'team')])
  return { page, people }
}

/** `/site/about-us`: what the shop says of itself, and its people. */
export default function AboutPage({ loaderData: { page, people } }: Route.ComponentProps) {
  const root = useRootData()
  return (
    <ContentPage
      page={page}
      rest="/site/about-us"
      things={root ? [organizationJsonLd(root.settings, root.origin)] : []}
    >
      <People people={people} />
    </ContentPage>
  )
}
