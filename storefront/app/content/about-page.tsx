import { menu_about_us } from '~words'
import { apiContext } from '../api-client/context.ts'
import { organizationJsonLd } from '../layout/head/site-json-ld.ts'
import { useRootData } from '../layout/root-data.ts'
import { ShopDetails } from './contact/shop-details.tsx'
import { ContentPage } from './content-page.tsx'
import { findPage, loadDocuments } from './load-content.ts'
import { People } from './people.tsx'
import { SitePage } from './site-page.tsx'
import type { Route } from './+types/about-page'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const call = context.get(apiContext)
  const [page, people] = await Promise.all([findPage(call, 'about-us'), loadDocuments(call, 'team')])
  return { page, people }
}

const rest = '/site/about-us'

/** `/site/about-us`: what the shop says of itself, or, where it says nothing, who runs it; and its people. */
export default function AboutPage({ loaderData: { page, people } }: Route.ComponentProps) {
  const root = useRootData()
  const things = root ? [organizationJsonLd(root.settings, root.origin)] : []
  if (page)
    return (
      <ContentPage page={page} rest={rest} things={things}>
        <People people={people} />
      </ContentPage>
    )
  const lead = root ? [root.settings.legal_name, ...root.settings.address].join(', ') : ''
  return (
    <SitePage title={menu_about_us()} lead={lead} rest={rest} things={things}>
      <div className="mt-6">{root && <ShopDetails settings={root.settings} />}</div>
      <People people={people} />
    </SitePage>
  )
}
