/** The shop's languages; the first is the default and has no prefix in a path. */
export const languages = ['en', 'id'] as const
export type Language = (typeof languages)[number]

/** A sentence in both languages. */
export type Sentence = Readonly<Record<Language, string>>

/** A sentence that says a figure or a name. */
export type SentenceWith<Input> = Readonly<Record<Language, (input: Input) => string>>
