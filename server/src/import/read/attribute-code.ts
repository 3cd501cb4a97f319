import { createHash } from 'node:crypto'
import { toSlug } from '../../catalogue/index.ts'

/** The longest attribute code that a mapping accepts. */
const LONGEST = 41

/**
 * Makes the code of an attribute from its name, always the same: 'Shirt size' becomes shirt_size, as a mapping would
 * write it. A name that is too long or in another script gets a fingerprint, so that it stays distinct.
 */
export const toAttributeCode = (name: string): string => {
  const words = toSlug(name).replaceAll('-', '_')
  const code = /^\d/.test(words) ? `a_${words}` : words
  if (code !== '' && code.length <= LONGEST && !hasOtherLetters(name)) return code
  const mark = createHash('sha256').update(name).digest('hex').slice(0, 8)
  const begin = code.slice(0, LONGEST - mark.length - 1).replace(/_$/, '')
  return `${begin || 'a'}_${mark}`
}

/** Whether a name has letters that a slug leaves out; two names may differ only in them. */
const hasOtherLetters = (name: string): boolean =>
  /[^\P{L}a-z]/iu.test(name.normalize('NFKD').replace(/\p{Mark}/gu, ''))
