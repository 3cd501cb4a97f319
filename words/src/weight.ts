/** Grams as they are read, 484 g or 1.2 kg; `decimal` writes a number in the reader's language. */
export const formatWeight = (grams: number, decimal: (value: number) => string): string =>
  grams < 1_000 ? `${decimal(grams)} g` : `${decimal(grams / 1_000)} kg`
