import { useRouteLoaderData } from 'react-router'
import { getLocale } from '~words/runtime.js'
import type { loader as rootLoader } from '../root.tsx'
import { languages, localised, type Language } from './address.ts'

type Query = Readonly<Record<string, string | undefined>>

interface Props {
  readonly title: string
  readonly description?: string
  /** The page's path without a language. */
  readonly rest: string
  /** The parameters that make this page, of what was understood. */
  readonly query?: Query
  /** The same in the other language, where it differs. */
  readonly otherQuery?: Query
  /** May search engines list this page? */
  readonly indexed?: boolean
  /** What networks show for a link to this page. */
  readonly share?: Share
}

interface Share {
  readonly title: string
  readonly description: string
  /** The address of a picture of 1200 × 630 pixels, from the shop's own root. */
  readonly image: string
}

const written = (query: Query = {}): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

/** A page's title and what search engines are told of it: one address for each language, whatever was asked for. */
export function PageHead({
  title,
  description,
  rest,
  query,
  otherQuery = query,
  indexed = true,
  share,
}: Props) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const here = getLocale()
  const address = (language: Language) =>
    (root?.origin ?? '') + localised(language, rest) + written(language === here ? query : otherQuery)
  return (
    <>
      <title>{`${title} | ${root?.settings.name ?? 'Pasok'}`}</title>
      {description && <meta name="description" content={description} />}
      {indexed ? (
        <>
          <link rel="canonical" href={address(here)} />
          {languages.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address('en')} />
        </>
      ) : (
        <meta name="robots" content="noindex, follow" />
      )}
      {share && (
        <ShareHead share={share} address={address(here)} shop={root?.settings.name} origin={root?.origin} />
      )}
    </>
  )
}

/** A language as Open Graph writes it, with the country whose spelling it has. */
const locales: Readonly<Record<Language, string>> = { en: 'en_US', id: 'id_ID' }

interface ShareProps {
  readonly share: Share
  readonly address: string
  readonly shop: string | undefined
  readonly origin: string | undefined
}

function ShareHead({ share, address, shop = 'Pasok', origin = '' }: ShareProps) {
  const here = getLocale()
  return (
    <>
      <meta property="og:type" content="product" />
      <meta property="og:title" content={share.title} />
      {share.description && <meta property="og:description" content={share.description} />}
      <meta property="og:url" content={address} />
      <meta property="og:image" content={origin + share.image} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={share.title} />
      <meta property="og:locale" content={locales[here]} />
      {languages
        .filter((language) => language !== here)
        .map((language) => (
          <meta key={language} property="og:locale:alternate" content={locales[language]} />
        ))}
      <meta property="og:site_name" content={shop} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
