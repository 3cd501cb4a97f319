import type { Post } from '@pasok/contract'
import { nothing, type Thing } from '../../layout/head/structured-data.tsx'
import { canonical } from '../../routing/canonical.ts'
import type { Language } from '../../routing/localised.ts'

interface Place {
  readonly origin: string
  readonly language: Language
  /** The shop's name. */
  readonly shop: string
}

/** A post for search engines. */
export const articleJsonLd = (
  { slug, title, summary, published_at, updated_at, author, picture, categories }: Post,
  { origin, language, shop }: Place,
): Thing => {
  if (!import.meta.env.SSR) return nothing
  const url = origin + canonical(language, `/blog/${slug}`)
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    headline: title,
    description: summary,
    inLanguage: language,
    datePublished: published_at,
    dateModified: updated_at > published_at ? updated_at : published_at,
    author: author ? { '@type': 'Person', name: author } : { '@type': 'Organization', name: shop },
    publisher: { '@type': 'Organization', '@id': `${origin}/#organization`, name: shop },
    ...(picture && { image: [origin + picture.image_1024] }),
    ...(categories.length > 0 && { articleSection: categories.map(({ name }) => name) }),
  }
}
