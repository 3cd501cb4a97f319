import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../../testing/show.tsx'
import TypographyPage from './typography-page.tsx'

const root = join(import.meta.dirname, '../../../..')
const findAll = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, one = '']) => one))].toSorted()
const readTexts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '').toSorted()

const theme = readFileSync(join(root, 'ui/theme.css'), 'utf8')
/** What writes the pages, without the style guide itself. */
const parts = globSync(['ui/{kit,records}/**/*.tsx', 'storefront/app/**/*.tsx'], { cwd: root })
  .filter((path) => !/\.test\.tsx$|\/style-guide\//.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'))
const SIZE = /(?<![\w-])(text-(?:xs|sm|base|lg|xl|\dxl|\[[\d.]+(?:px|rem|em)\]))(?![\w-])/g

test.each(['en', 'id'] as const)(
  'in %s the style guide shows each size, colour and button of the code',
  (language) => {
    speak(language)
    show(<TypographyPage />)
    expect(readTexts('[data-size]')).toEqual(findAll(parts.join('\n'), SIZE))
    // On white nothing white is seen.
    const colours = findAll(theme, /--color-([\w-]+):/g).filter((name) => name !== 'white')
    expect(readTexts('[data-colour]')).toEqual(colours)
    for (const name of findAll(theme, /^ {2}\.(button[\w-]*)(?: \{|:)/gm))
      for (const state of [':not([disabled], [aria-disabled])', '[disabled]', '[aria-disabled=true]'])
        expect([name, state, document.querySelector(`#buttons ~ p > .${name}${state}`) !== null]).toEqual([
          name,
          state,
          true,
        ])
  },
)
