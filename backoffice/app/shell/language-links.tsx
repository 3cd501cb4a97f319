import { languages } from '@pasok/words'
import { getLocale } from '~words/runtime.js'
import { admin_language } from '~words'
import { use } from 'react'
import { ChangeLanguage } from './change-language.ts'

const names = { en: 'English', id: 'Indonesia' } as const

/** The languages of the back office; a press shows everything in the other one. */
export function LanguageLinks() {
  const change = use(ChangeLanguage)
  return (
    <div role="group" aria-label={admin_language()} className="flex gap-1">
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === getLocale()}
          onClick={() => change(language)}
          className="min-h-9 cursor-pointer rounded-md px-2 underline aria-pressed:font-semibold aria-pressed:no-underline"
        >
          {names[language]}
        </button>
      ))}
    </div>
  )
}
