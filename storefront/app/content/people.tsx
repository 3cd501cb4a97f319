import type { ContentRecord } from '@pasok/contract'
import { content_team } from '~words'
import { PageText } from './page-text.tsx'

/** Those who work for the shop. */
export function People({ people }: { readonly people: readonly ContentRecord[] }) {
  if (people.length === 0) return null
  return (
    <section aria-labelledby="team" className="mt-10">
      <h2 id="team" className="border-b-2 border-ink pb-2 text-xl">
        {content_team()}
      </h2>
      <ul className="mt-4 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {people.map(({ id, slug, title, role, body }) => (
          <li key={id} className="border-t border-line pt-3">
            <h3 className="text-lg">{title}</h3>
            <p className="mb-2 text-[13px] text-ink-soft">{role}</p>
            <PageText text={body} name={`person-${slug}`} />
          </li>
        ))}
      </ul>
    </section>
  )
}
