import { readFile } from 'node:fs/promises'
import { catalogueImport } from '@pasok/server'

/** A mapping that says nothing an import can go by; the message names every error. */
export class UnusableMapping extends Error {
  override readonly name = 'UnusableMapping'
}

/** Reads a mapping file. Throws UnusableMapping with every error of it. */
export const readMapping = async (file: string): Promise<catalogueImport.Mapping> => {
  const parsed = catalogueImport.mappingSchema.safeParse(parseJson(await readFile(file, 'utf8'), file))
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new UnusableMapping(`${file} is not a mapping:\n${errors.join('\n')}`)
}

const parseJson = (text: string, file: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UnusableMapping(`${file} is not JSON.`, { cause })
  }
}
