import { getLocale } from '~words/runtime.js'

/** Made once for each language: to make one takes a hundred times as long as to use it. */
const formats = { en: new Intl.NumberFormat('en'), id: new Intl.NumberFormat('id') }

/** A number as it is written in the reader's language: 41.5 and 41,5. */
export const decimal = (value: number): string => formats[getLocale()].format(value)
