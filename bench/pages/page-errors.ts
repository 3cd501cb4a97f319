import type { Result } from 'lighthouse'

const MOST_PLACES = 5
const LONGEST_PLACE = 160

/** What costs a page marks for accessibility, best practices or search engines: a sentence, and where. */
export const auditErrors = ({ categories, audits, finalDisplayedUrl }: Result): string[] => {
  const { origin } = new URL(finalDisplayedUrl ?? 'http://nowhere')
  return Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ id: category, auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => {
          const { title = '', details } = audits[id] ?? {}
          const places = listPlaces(details).map((place) => place.replaceAll(origin, ''))
          const shown = places.slice(0, MOST_PLACES).map((place) => place.slice(0, LONGEST_PLACE))
          return `${category}, ${id}: ${title}${places.length > 0 ? ` (${places.length}: ${shown.join('; ')})` : ''}`
        }),
    )
}

/** Elements, addresses and sentences that an audit names, whatever the form of its details. */
const listPlaces = (details: unknown): string[] => {
  const { items } = (details ?? {}) as { items?: readonly unknown[] }
  return (items ?? []).map((item) => {
    const { node, ...others } = item as { node?: { snippet?: string } }
    return [node?.snippet, ...Object.values(others).filter((value) => typeof value === 'string')]
      .filter(Boolean)
      .join(' ')
  })
}
