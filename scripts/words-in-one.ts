import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

/** The texts of the pages, as the storefront's build writes them: a module each. */
export const paraglide = fileURLToPath(new URL('../storefront/app/paraglide', import.meta.url))
const MESSAGES = `${paraglide}/messages.js`

/** Has tests load all texts as one module: each test file would load the 1,600 of them again, which takes a second. */
export const wordsInOne = {
  name: 'words-in-one',
  load: async (id: string): Promise<string | undefined> => {
    if (id !== MESSAGES) return undefined
    const bundle = await rolldown({ input: MESSAGES, external: /\/runtime\.js$/ })
    const { output } = await bundle.generate({ dir: paraglide, minify: true })
    await bundle.close()
    return output[0].code
  },
}
