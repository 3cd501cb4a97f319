import type { Text } from './model.ts'

/** A leaf of the category tree, as the path that leads to it in both languages. */
export const leaf = (root: Text, middle: Text, end: Text): Text => ({
  en: `${root.en} > ${middle.en} > ${end.en}`,
  id: `${root.id} > ${middle.id} > ${end.id}`,
})
