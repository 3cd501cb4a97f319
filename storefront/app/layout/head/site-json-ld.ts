import type { Settings } from '@pasok/contract'
import { languages, type Language } from '../../routing/localised.ts'
import { canonical } from '../../routing/canonical.ts'
import { nothing, type Thing } from './structured-data.tsx'

const organizationId = (origin: string) => ({ '@type': 'Organization', '@id': `${origin}/#organization` })

/** Who runs the shop. */
export const organizationJsonLd = (settings: Settings, origin: string): Thing =>
  import.meta.env.SSR
    ? {
        ...organizationId(origin),
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
        ...(settings.location && {
          location: {
            '@type': 'Place',
            geo: {
              '@type': 'GeoCoordinates',
              latitude: settings.location.latitude,
              longitude: settings.location.longitude,
            },
          },
        }),
        ...(Object.keys(settings.social).length > 0 && { sameAs: Object.values(settings.social) }),
      }
    : nothing

/** Who runs the shop, and the site with its search. They stand on the home page. */
export const siteJsonLd = (settings: Settings, origin: string, language: Language): Thing[] => {
  // One that says nothing: the document's own element stays in its place.
  if (!import.meta.env.SSR) return [nothing]
  return [
    organizationJsonLd(settings, origin),
    {
      '@type': 'WebSite',
      '@id': `${origin}${canonical(language, '/')}#website`,
      name: settings.name,
      url: origin + canonical(language, '/'),
      inLanguage: language,
      publisher: { '@id': organizationId(origin)['@id'] },
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
