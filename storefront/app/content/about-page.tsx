import { blog } from '@pasok/contract'
import { about_team } from '~words'
import { apiContext } from '../api-client/context.ts'
import { organizationJsonLd } from '../layout/head/site-json-ld.ts'
import { useRootData } from '../layout/root-data.ts'
import { notFound } from '../routing/not-found.ts'
import { PageText } from './page-text.tsx'
import { SitePage } from './site-page.tsx'
import type { Route } from './+types/about-page'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const call = context.get(apiContext)
  const [page, team] = await Promise.all([
    call(blog.showContent, { params: { kind: 'page', slug: 'about-us' } }),
    call(blog.listContent, { params: { kind: 'team' } }),
  ])
  if (!('data' in page.body)) {
    throw page.status === 404 ? notFound('route') : new Response(null, { status: page.status })
  }
  const { title, summary, body } = page.body.data.record
  const people = 'data' in team.body ? team.body.data.records : []
  return {
    title,
    summary,
    body,
    people: people.map((person) => ({
      id: person.id,
      name: person.title,
      role: person.role,
      body: person.body,
    })),
  }
}

/** `/site/about-us`: what the shop says of itself, and its people. */
export default function AboutPage({ loaderData: { title, summary, body, people } }: Route.ComponentProps) {
  const root = useRootData()
  return (
    <SitePage
      title={title}
      lead={summary}
      rest="/site/about-us"
      things={root ? [organizationJsonLd(root.settings, root.origin)] : []}
    >
      <div className="mt-6">
        <PageText text={body} />
      </div>
      {people.length > 0 && (
        <section aria-labelledby="team" className="mt-10">
          <h2 id="team" className="mb-3 text-xl">
            {about_team()}
          </h2>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {people.map((person) => (
              <li key={person.id} className="border-t-2 border-accent pt-2">
                <h3 className="text-[15px]">{person.name}</h3>
                <p className="text-[13px] text-ink-soft">{person.role}</p>
                <PageText text={person.body} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </SitePage>
  )
}
