import { useRef } from 'react'
import { getLocale } from '~words/runtime.js'
import { shell_language_en, shell_language_id, shell_languages } from '~words'
import { Icon } from '@pasok/ui/kit/icon.tsx'
import { useDismissal } from '@pasok/ui/kit/use-dismissal.ts'
import { LanguageLinks } from './language-links.tsx'

/** The top bar's dropdown with this page's languages. */
export function LanguageMenu() {
  const details = useRef<HTMLDetailsElement>(null)
  useDismissal(details)
  return (
    <details ref={details} className="language-menu">
      <summary>
        <Icon name="globe" size={16} />
        <span className="sr-only">{shell_languages()}: </span>
        {getLocale() === 'en' ? shell_language_en() : shell_language_id()}
        <Icon name="down" size={16} />
      </summary>
      <nav aria-label={shell_languages()} className="language-menu-sheet on-light">
        <LanguageLinks />
      </nav>
    </details>
  )
}
