import type { Route } from '@pasok/contract'
import { languages, type Language } from '@pasok/words'
import { quotation_other_language, shell_language_en, shell_language_id } from '~words'
import { getLocale } from '~words/runtime.js'
import { apiAddress } from '../api-client/ask-api.ts'
import { Icon } from '@pasok/ui/kit/icon.tsx'

const names = { en: shell_language_en, id: shell_language_id } as const

/** Where a document can be saved as a PDF: in the reader's language, and in the others behind a menu. */
export function PdfLinks({
  route,
  id,
  more = {},
  query = {},
  version,
  label,
}: {
  readonly route: Route
  /** Absent where the route names no record. */
  readonly id?: number
  /** What else stands in the route's path, and in its query. */
  readonly more?: Readonly<Record<string, number>>
  readonly query?: Readonly<Record<string, string>>
  /** The version that is wanted, where it is not the newest. */
  readonly version?: number
  readonly label: (input: { readonly language: string }) => string
}) {
  const linkIn = (language: Language) => (
    <a
      key={language}
      href={apiAddress(route, {
        params: { ...(id !== undefined && { id }), ...more },
        query: { ...query, language, ...(version !== undefined && { version: String(version) }) },
      })}
    >
      {label({ language: names[language]() })}
    </a>
  )
  const own = getLocale()
  return (
    <span className="pdf-link">
      {linkIn(own)}
      <details className="pdf-menu" name="pdf-menu">
        <summary aria-label={quotation_other_language()} title={quotation_other_language()}>
          <Icon name="down" size={16} />
        </summary>
        <span className="pdf-menu-sheet">{languages.filter((language) => language !== own).map(linkIn)}</span>
      </details>
    </span>
  )
}
