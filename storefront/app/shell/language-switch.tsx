import { getLocale } from '~words/runtime.js'
import {
  shell_language_en,
  shell_language_id,
  shell_language_short_en,
  shell_language_short_id,
  shell_languages,
} from '~words'
import { languages } from './address.ts'
import { useOtherLanguage } from './use-link.ts'

/** This page in the other language. Plain links: the document's language changes, so the document is loaded anew. */
export function LanguageSwitch() {
  const here = getLocale()
  const inLanguage = useOtherLanguage()
  const names = { en: shell_language_en(), id: shell_language_id() }
  const short = { en: shell_language_short_en(), id: shell_language_short_id() }
  return (
    <nav aria-label={shell_languages()}>
      <ul className="flex">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={inLanguage(language)}
              hrefLang={language}
              lang={language}
              aria-current={language === here ? 'true' : undefined}
              className={`flex min-h-9 items-center px-2 text-white ${language === here ? 'font-semibold underline decoration-accent decoration-2 underline-offset-4' : ''}`}
            >
              <span className="hidden sm:inline">{names[language]}</span>
              <abbr title={names[language]} className="no-underline sm:hidden">
                {short[language]}
              </abbr>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
