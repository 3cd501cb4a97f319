import { fileURLToPath } from 'node:url'

const font = (file: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${file}.ttf`))

/** The shop's own fonts, from their package; the machine needs none installed. */
export const REGULAR = font('400Regular/Inter_400Regular')
export const SEMIBOLD = font('600SemiBold/Inter_600SemiBold')
