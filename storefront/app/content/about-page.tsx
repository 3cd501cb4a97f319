import { apiContext } from '../api-client/context.ts'
import { ContentPage } from './content-page.tsx'
import { loadDocuments, loadPage } from './load-content.ts'
import { People } from './people.tsx'
import type { Route } from './+types/about-page'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const call = context.get(apiContext)
  const [page, people] = await Promise.all([loadPage(call, 'about-us'), loadDocuments(call, 'team')])
  return { page, people }
}

/** `/site/about-us`: what the company says of itself, and who works there. */
export default function AboutPage({ loaderData: { page, people } }: Route.ComponentProps) {
  return (
    <ContentPage page={page} rest="/site/about-us">
      <People people={people} />
    </ContentPage>
  )
}
