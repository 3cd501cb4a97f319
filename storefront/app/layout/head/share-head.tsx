import { getLocale } from '~words/runtime.js'
import { languages, type Language } from '../../routing/localised.ts'

/** What networks show for a link. */
export interface Share {
  readonly kind: 'website' | 'product' | 'article'
  readonly title: string
  readonly description?: string | undefined
  /** The address of a picture, from the shop's own root: a PNG of 1200 × 630 pixels, or a photograph as WebP. */
  readonly image: string
  /** What the picture shows, where it is not what the title says. */
  readonly imageText?: string
}

/** A language as Open Graph writes it, with the country whose spelling it has. */
const locales: Readonly<Record<Language, string>> = { en: 'en_US', id: 'id_ID' }

interface Props {
  readonly share: Share
  /** The page's canonical address, where it has one. */
  readonly address: string | undefined
  readonly shop: string
  readonly origin: string
}

/** Open Graph metadata for links to this page. */
export function ShareHead({ share, address, shop, origin }: Props) {
  const here = getLocale()
  return (
    <>
      <meta property="og:type" content={share.kind} />
      <meta property="og:title" content={share.title} />
      {share.description && <meta property="og:description" content={share.description} />}
      {address && <meta property="og:url" content={address} />}
      <meta property="og:image" content={origin + share.image} />
      {share.image.endsWith('.png') && (
        <>
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      <meta property="og:image:alt" content={share.imageText ?? share.title} />
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
