import { useEffect } from 'react'
import { home_lead } from '~words'
import { getLocale } from '~words/runtime.js'
import { languages } from '../../routing/localised.ts'
import { breadcrumbJsonLd, type Step } from './breadcrumb-json-ld.ts'
import { canonical, type Query } from '../../routing/canonical.ts'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { cutBehindWord, LONGEST_DESCRIPTION } from './plain-text.ts'
import { ShareHead, type Share } from './share-head.tsx'
import { StructuredData, type Thing } from './structured-data.tsx'
import { useRootData } from '../root-data.ts'

interface Props {
  readonly title: string
  /** What search engines show of it; without one its title and what the shop is. */
  readonly description?: string
  /** The page's path without a language. */
  readonly rest: string
  /** The understood parameters that make this page. */
  readonly query?: Query
  /** The same in the other language, where it differs. */
  readonly otherQuery?: Query
  /** May search engines list this page? */
  readonly indexed?: boolean
  /** What networks show for a link to this page, where it is more than its title and the shop's own picture. */
  readonly share?: Share
  /** The way to this page, itself the last. */
  readonly trail?: readonly Step[]
  /** What this page is about, for search engines. */
  readonly things?: readonly Thing[]
}

/** Search engines cut a title that is longer: the shop's name gives way first. */
const LONGEST_TITLE = 65

const formatTitle = (title: string, shop: string): string => {
  const whole = `${title} | ${shop}`
  return whole.length > LONGEST_TITLE ? title : whole
}

/** What a document says for search engines and networks, but not a page that the browser makes. */
const OF_DOCUMENTS = 'meta[name=description], meta[property^="og:"], meta[name^="twitter:"]'
let documentPage: string | undefined

/** Takes away what the document says of the page it came with, once another one is shown. */
const useOwnHead = (rest: string) =>
  useEffect(() => {
    if (documentPage !== undefined && documentPage !== rest)
      for (const meta of document.head.querySelectorAll(OF_DOCUMENTS)) meta.remove()
    documentPage = rest
  }, [rest])

/**
 * A page's title and metadata for search engines: one address for each language, whatever the request. Its
 * description, Open Graph and JSON-LD stand in guests' documents alone, which is what those who read them ask for.
 */
export function PageHead({
  title,
  share,
  description: own,
  rest,
  query,
  otherQuery = query,
  indexed = true,
  trail,
  things = [],
}: Props) {
  const { settings, member, origin = '', itemCount = 0 } = useRootData() ?? {}
  const isDescribed = member === undefined
  useOwnHead(rest)
  const here = getLocale()
  const shop = settings?.name ?? 'Pasok'
  const address = (language: (typeof languages)[number]) =>
    origin + canonical(language, rest, language === here ? query : otherQuery)
  const description =
    import.meta.env.SSR && isDescribed
      ? own ||
        share?.description ||
        cutBehindWord(`${title}. ${home_lead({ total: decimal(itemCount) })}`, LONGEST_DESCRIPTION)
      : undefined
  const jsonLd = isDescribed ? [...(trail ? [breadcrumbJsonLd(trail, origin)] : []), ...things] : []
  return (
    <>
      <title>{formatTitle(title, shop)}</title>
      {description && <meta name="description" content={description} />}
      {indexed ? (
        <>
          <link rel="canonical" href={address(here)} />
          {languages.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address('en')} />
          {jsonLd.length > 0 && <StructuredData key={rest} things={jsonLd} />}
        </>
      ) : (
        <meta name="robots" content="noindex, follow" />
      )}
      {import.meta.env.SSR && isDescribed && settings && (
        <ShareHead
          share={share ?? { kind: 'website', title, description, image: settings.share_image }}
          address={indexed ? address(here) : undefined}
          shop={shop}
          origin={origin}
        />
      )}
    </>
  )
}
