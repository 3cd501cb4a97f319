import { fileURLToPath } from 'node:url'

const font = (file: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${file}.ttf`))

/** The shop's own type, from its package: no machine is expected to have a font. */
export const REGULAR = font('400Regular/Inter_400Regular')
export const SEMIBOLD = font('600SemiBold/Inter_600SemiBold')
