import { unitWord } from '@pasok/words'
import { getLocale } from '~words/runtime.js'

/** A unit of measure in the reader's language; an unknown one as the supplier wrote it. */
export const unitName = (uom: string): string => unitWord(uom, getLocale())
