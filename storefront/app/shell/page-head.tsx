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
}

const written = (query: Query = {}): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

/** A page's title and what search engines are told of it: one address for each language, whatever was asked for. */
export function PageHead({ title, description, rest, query, otherQuery = query, indexed = true }: Props) {
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
    </>
  )
}
