import type { Sentence } from '@pasok/words'
import { getLocale } from '~words/runtime.js'

/** A label in the reader's language. */
export const labelText = (label: Sentence): string => label[getLocale()]
