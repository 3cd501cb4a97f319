import type { Route } from '@pasok/contract'
import { shell_language_en, shell_language_id } from '~words'
import { getLocale } from '~words/runtime.js'
import { apiAddress } from '../api/ask.ts'

const names = { en: shell_language_en, id: shell_language_id } as const

interface Props {
  readonly route: Route
  readonly params?: Readonly<Record<string, number>>
  readonly query?: Readonly<Record<string, string>>
  /** Of a record with versions; its newest one where none is given. */
  readonly version?: number
  readonly label: (input: { readonly language: string }) => string
}

/** A document of a record, to be saved in the reader's language. */
export function PdfLink({ route, params = {}, query = {}, version, label }: Props) {
  const language = getLocale()
  return (
    <a href={apiAddress(route, { params, query: { ...query, language, version } })} className="underline">
      {label({ language: names[language]() })}
    </a>
  )
}
