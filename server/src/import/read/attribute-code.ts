import { createHash } from 'node:crypto'
import { toSlug } from '../../catalogue/index.ts'

/** What a mapping takes for an attribute's code. */
const LONGEST = 41

/**
 * The code of an attribute that a file gives only a name for, the same each time: 'Shirt size' is shirt_size, as a
 * mapping would have it. A name that this can't say, for its length or its script, is told from others by a fingerprint.
 */
export const toAttributeCode = (name: string): string => {
  const words = toSlug(name).replaceAll('-', '_')
  const code = /^\d/.test(words) ? `a_${words}` : words
  if (code !== '' && code.length <= LONGEST && !hasOtherLetters(name)) return code
  const mark = createHash('sha256').update(name).digest('hex').slice(0, 8)
  const begin = code.slice(0, LONGEST - mark.length - 1).replace(/_$/, '')
  return `${begin || 'a'}_${mark}`
}

/** Letters that a slug leaves out: two names may differ in them alone. */
const hasOtherLetters = (name: string): boolean =>
  /[^\P{L}a-z]/iu.test(name.normalize('NFKD').replace(/\p{Mark}/gu, ''))
