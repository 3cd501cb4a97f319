import type { Plugin } from 'vite'

const FOLDER = /\/app\/paraglide\//
/** How Paraglide ends the file of a message: a function that picks a language each time it is called. */
const PICKED =
  /export const (\w+) = [^\n]*\(\((?:inputs|inputs = \{\}), options = \{\}\) => \{\n[\s\S]*\}\);?\s*$/
const IMPORTED = /import \{[^}]*\} from '\.\.\/runtime\.js'/

const RUNTIME = `
export const baseLocale = 'en'
export const locales = ['en', 'id']
const locale = document.documentElement.lang === 'id' ? 'id' : 'en'
export const getLocale = () => locale
export const isIndonesian = locale === 'id'
`

/**
 * Makes the words small for the browser: a document has one language from its first byte to its last, so each message
 * is picked when it is loaded, and nothing of Paraglide's own way to find a language comes along. Throws where
 * Paraglide writes its files another way than it did.
 */
export const wordsInBrowser = (): Plugin => ({
  name: 'pasok:words-in-browser',
  enforce: 'post',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform(code, id) {
    if (!FOLDER.test(id)) return null
    if (id.endsWith('/runtime.js')) return { code: RUNTIME, map: null }
    if (!id.includes('/messages/') || id.endsWith('/_index.js')) return null
    if (!PICKED.test(code) || !IMPORTED.test(code))
      throw new Error(`${id} is not written as it was: see words-in-browser.ts`)
    const picked = code.replace(PICKED, 'export const $1 = isIndonesian ? id_$1 : en_$1')
    return { code: picked.replace(IMPORTED, "import { isIndonesian } from '../runtime.js'"), map: null }
  },
})
