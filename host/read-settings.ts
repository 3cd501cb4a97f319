import { readFile } from 'node:fs/promises'
import { settingsFile, type SettingsFile } from '@pasok/server'
import { UnusableEnvironment } from './env.ts'

/** Reads the shop's settings file. Throws UnusableEnvironment with every fault of it. */
export const readSettings = async (file: string): Promise<SettingsFile> => {
  const refuse = (faults: readonly string[]) =>
    new UnusableEnvironment(faults.map((fault) => `SHOP_CONFIG: ${file}: ${fault}`))
  const text = await readFile(file, 'utf8').catch(() => {
    throw refuse(['there is no such file.'])
  })
  const parsed = settingsFile.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  throw refuse(parsed.error.issues.map((issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`))
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
