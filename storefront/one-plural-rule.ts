import type { Plugin } from 'vite'

const REGISTRY = /\/app\/paraglide\/registry\.js$/
const MADE = 'new Intl.PluralRules(locale, options).select'

/**
 * Makes a language's plural rule once: Paraglide makes one for each message, which took a twentieth of a listing's
 * rendering. Its messages give no options. Throws where Paraglide writes its file another way than it did.
 */
export const onePluralRule = (): Plugin => ({
  name: 'pasok:one-plural-rule',
  transform(code, id) {
    if (!REGISTRY.test(id)) return null
    if (!code.includes(MADE)) throw new Error(`${id} is not written as it was: see one-plural-rule.ts`)
    return {
      code: `const rules = {}\n${code.replace(MADE, '(rules[locale] ??= new Intl.PluralRules(locale)).select')}`,
      map: null,
    }
  },
})
