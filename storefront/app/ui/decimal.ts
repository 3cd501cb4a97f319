import { getLocale } from '~words/runtime.js'

/** A number as it is written in the reader's language: 41.5 and 41,5. */
export const decimal = (value: number): string => new Intl.NumberFormat(getLocale()).format(value)
