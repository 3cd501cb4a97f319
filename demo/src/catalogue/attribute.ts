/** A technical property: a choice is filtered by its values, a number by a range in its unit. */
export type Attribute = { en: string; id: string } & (
  | { type: 'choice' }
  | { type: 'text' }
  | { type: 'number'; unit?: string }
)
