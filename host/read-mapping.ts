import { readFile } from 'node:fs/promises'
import { catalogue } from '@pasok/server'

/** Reads a mapping file. Throws with every fault of it. */
export const readMapping = async (file: string): Promise<catalogue.Mapping> => {
  const parsed = catalogue.mappingSchema.safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`${file} is not a mapping:\n${faults.join('\n')}`)
}
