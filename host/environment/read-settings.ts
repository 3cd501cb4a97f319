import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import {
  detectFileType,
  legalTextsFile,
  settingsFile,
  type LegalTexts,
  type SettingsFile,
} from '@pasok/server'
import type { z } from 'zod'
import { findTexts, unfilledIn } from './unfilled.ts'
import { UnusableEnvironment } from './env.ts'

/**
 * Reads the shop's settings file; the logo in it gets its whole path. Throws UnusableEnvironment with every error of the
 * file, and where the logo is no PNG or JPEG.
 */
export const readSettings = async (file: string): Promise<SettingsFile> => {
  const settings = await readAs('SHOP_CONFIG', settingsFile, file)
  if (settings.documents.logo === undefined) return settings
  const logo = resolve(dirname(file), settings.documents.logo)
  const type = await readFile(logo).then(detectFileType, () => undefined)
  if (type !== 'image/png' && type !== 'image/jpeg')
    throw new UnusableEnvironment([
      `SHOP_CONFIG: ${file}: documents.logo: there is no PNG or JPEG at ${logo}.`,
    ])
  return { ...settings, documents: { ...settings.documents, logo } }
}

/** The same for the file of the texts that people agree to. */
export const readLegalTexts = (file: string): Promise<LegalTexts> =>
  readAs('LEGAL_TEXTS', legalTextsFile, file)

/** Files of a shop, and where they are. */
interface ShopFiles {
  readonly settings: SettingsFile
  readonly texts: LegalTexts
  readonly settingsFile: string
  readonly textsFile: string
}

/**
 * Refuses settings with the NPWP or a bank account of the demo's invented company, and legal texts that name the company
 * or its address for e-mail. Throws UnusableEnvironment.
 */
export const refuseDemoFiles = (
  { settings, texts, settingsFile: ofSettings, textsFile: ofTexts }: ShopFiles,
  demo: SettingsFile,
): void => {
  const invented = demo.bank_accounts.map(({ number }) => number)
  const inSettings = [
    ...settings.bank_accounts.flatMap(({ number }, at) =>
      invented.includes(number) ? [`bank_accounts.${at}.number`] : [],
    ),
    ...(settings.documents.npwp === demo.documents.npwp ? ['documents.npwp'] : []),
  ]
  const names = [demo.legal_name, demo.email]
  const inTexts = findTexts(texts, (text) => names.some((name) => text.includes(name)))
  const reasons = [
    ...inSettings.map(
      (path) => `SHOP_CONFIG: ${ofSettings}: ${path} belongs to the demo's invented company.`,
    ),
    ...inTexts.map((path) => `LEGAL_TEXTS: ${ofTexts}: ${path} names the demo's invented company.`),
  ]
  if (reasons.length > 0) throw new UnusableEnvironment(reasons)
}

const readAs = async <T>(name: string, schema: z.ZodType<T>, file: string): Promise<T> => {
  const refuse = (errors: readonly string[]) =>
    new UnusableEnvironment(errors.map((error) => `${name}: ${file}: ${error}`))
  const text = await readFile(file, 'utf8').catch(() => {
    throw refuse(['there is no such file.'])
  })
  const content = parseJson(text)
  const unfilled = unfilledIn(content)
  if (unfilled.length > 0) throw refuse(unfilled.map((path) => `${path} is still to be filled in.`))
  const parsed = schema.safeParse(content)
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
