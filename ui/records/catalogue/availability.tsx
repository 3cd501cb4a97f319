import { product_tba } from '~words'

interface Tag {
  readonly name: string
  readonly available: boolean
}

/** The stock tag's text, or 'TBA'. A tag that says not available is red, whatever its language. */
export function Availability({ tags }: { tags: readonly Tag[] }) {
  const [tag] = tags
  if (!tag) return <span className="text-ink-soft">{product_tba()}</span>
  return <span className={tag.available ? 'text-success' : 'text-danger'}>{tag.name}</span>
}
