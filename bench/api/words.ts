import type { Language } from '@pasok/words'
import type { Ask } from './ask.ts'
import { readCards } from './cards.ts'

const PAGES = 20

/** Words of the names of products from the catalogue's whole length, name by name; a word is letters only. */
export const wordsOfNames = async (ask: Ask, language: Language): Promise<readonly string[][]> =>
  (await readCards(ask, language, PAGES)).map(({ name }) => wordsOfName(name))

/** The words of a name, in small letters. */
export const wordsOfName = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[\s,()/]+/)
    .filter((word) => /^\p{Letter}{3,}$/u.test(word))
