import { getLocale } from '~words/runtime.js'
import { shell_language_en, shell_language_id } from '~words'
import { languages } from '../routing/localised.ts'
import { useOtherLanguage } from '../routing/use-link.ts'

/** This page in each language. Plain links: the document's language changes, so the document is loaded again. */
export function LanguageLinks() {
  const here = getLocale()
  const inLanguage = useOtherLanguage()
  const names = { en: shell_language_en(), id: shell_language_id() }
  return (
    <ul>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={inLanguage(language)}
            hrefLang={language}
            lang={language}
            aria-current={language === here ? 'true' : undefined}
          >
            {names[language]}
          </a>
        </li>
      ))}
    </ul>
  )
}
