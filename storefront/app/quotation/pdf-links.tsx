import type { Route } from '@pasok/contract'
import { languages } from '@pasok/words'
import { shell_language_en, shell_language_id } from '~words'
import { apiAddress } from '../api-client/ask-api.ts'

const names = { en: shell_language_en, id: shell_language_id } as const

/** Where a document can be saved as a PDF, in each language. */
export function PdfLinks({
  route,
  id,
  more = {},
  version,
  label,
}: {
  readonly route: Route
  readonly id: number
  /** What else stands in the route's path. */
  readonly more?: Readonly<Record<string, number>>
  /** The version that is wanted, where it is not the newest. */
  readonly version?: number
  readonly label: (given: { readonly language: string }) => string
}) {
  return languages.map((language) => (
    <a
      key={language}
      href={apiAddress(route, {
        params: { id, ...more },
        query: { language, ...(version !== undefined && { version: String(version) }) },
      })}
    >
      {label({ language: names[language]() })}
    </a>
  ))
}
