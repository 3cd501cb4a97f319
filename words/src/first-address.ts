import type { Sentence } from './language.ts'

/** What the address that a company registered with is called until its people call it something else. */
export const firstAddressWords: Sentence = { en: 'Registered address', id: 'Alamat terdaftar' }
