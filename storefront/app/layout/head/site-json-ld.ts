import type { Settings } from '@pasok/contract'
import { languages, type Language } from '../../routing/localised.ts'
import { canonical } from '../../routing/canonical.ts'
import { nothing, type Thing } from './structured-data.tsx'

/** Who runs the shop, and the site with its search. They stand on the home page. */
export const siteJsonLd = (settings: Settings, origin: string, language: Language): Thing[] => {
  // One that says nothing: the document's own element stays in its place.
  if (!import.meta.env.SSR) return [nothing]
  const organization = { '@type': 'Organization', '@id': `${origin}/#organization` }
  return [
    {
      ...organization,
      name: settings.name,
      legalName: settings.legal_name,
      url: `${origin}/`,
      email: settings.email,
      telephone: settings.phone,
      address: { '@type': 'PostalAddress', streetAddress: settings.address.join(', ') },
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: settings.phone,
        email: settings.email,
        availableLanguage: languages,
      },
      ...(Object.keys(settings.social).length > 0 && { sameAs: Object.values(settings.social) }),
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}${canonical(language, '/')}#website`,
      name: settings.name,
      url: origin + canonical(language, '/'),
      inLanguage: language,
      publisher: { '@id': organization['@id'] },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          // The braces stay as they are: they are the place for the words.
          urlTemplate: `${origin}${canonical(language, '/shop')}?keyword={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}
