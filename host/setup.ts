import { jakartaDay } from '@pasok/contract'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { catalogue, delivery, prepareDatabase, requestId, type Database } from '@pasok/server'
import { readOptions, runCommand } from './command.ts'
import { readEnv } from './environment/env.ts'
import { readLegalTexts } from './environment/read-settings.ts'
import { unfilledIn } from './environment/unfilled.ts'
import { reachedDatabase } from './reached-database.ts'
import { legalSkeleton, shopSkeleton, type ShopAnswers } from './setup/skeletons.ts'
import { addStaffMember } from './staff/add-staff-member.ts'
import { UnusableOptions } from './user-facing-error.ts'

const USAGE = `npm run setup [-- OPTIONS]

  Sets up a shop of your own; safe to repeat, what is there stays as it is. Writes the settings file and the texts that
  buyers agree to, prepares the database, adds stock tags, turns on delivery methods, and adds the first of staff where an
  address is given. On a terminal it asks for what no option gives; what is left out stands in the files as 'FILL IN', and
  the shop does not start before it is filled in.

  --name NAME --legal-name NAME --address LINE [--address LINE] --email ADDRESS --phone NUMBER --npwp DIGITS
  --bank 'BANK; NUMBER; HOLDER'        an account that buyers transfer to; may be given more than once
  --deliver own_fleet --deliver courier   offered from now on, beside pick-up; zones and rates come from staff
  --admin ADDRESS --admin-name NAME [--password-stdin]   somebody with the role admin

  The files go where SHOP_CONFIG and LEGAL_TEXTS say, or into VAR_DIR.`

const root = join(import.meta.dirname, '..')

const OPTIONS = {
  name: { type: 'string' },
  'legal-name': { type: 'string' },
  address: { type: 'string', multiple: true },
  email: { type: 'string' },
  phone: { type: 'string' },
  npwp: { type: 'string' },
  bank: { type: 'string', multiple: true },
  deliver: { type: 'string', multiple: true },
  admin: { type: 'string' },
  'admin-name': { type: 'string' },
  'password-stdin': { type: 'boolean', default: false },
} as const

type Values = ReturnType<typeof readOptions<typeof OPTIONS>>
type Options = { readonly [Name in keyof Values]?: Values[Name] | undefined }

/** The stock tags that buyers see; import files name them by their codes. */
const STOCK_TAGS = [
  { code: 'ready', name_en: 'In stock', name_id: 'Ready stock', available: true },
  { code: 'indent', name_en: 'Indent', name_id: 'Indent', available: false },
]

/** Prompts for values that no option gives; an empty answer leaves the value to be filled in later. */
const askMissing = async (options: Options, isTerminal: boolean): Promise<Options> => {
  if (!isTerminal) return options
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const ask = async (value: string | undefined, question: string): Promise<string | undefined> =>
    value ?? ((await terminal.question(`${question}: `)).trim() || undefined)
  const askAll = async (
    values: string[] | undefined,
    question: string,
    separator?: RegExp,
  ): Promise<string[] | undefined> => {
    const answer = values ? undefined : await ask(undefined, question)
    return values ?? (separator ? answer?.split(separator) : answer === undefined ? undefined : [answer])
  }
  try {
    const answered = {
      ...options,
      name: await ask(options.name, "The shop's name"),
      'legal-name': await ask(options['legal-name'], "The company's legal name"),
      address: await askAll(options.address, 'Its address, in one line'),
      email: await ask(options.email, 'Its e-mail address'),
      phone: await ask(options.phone, 'Its telephone number'),
      npwp: await ask(options.npwp, 'Its NPWP, 16 digits'),
      bank: await askAll(options.bank, 'A bank account (BANK; NUMBER; HOLDER)'),
      deliver: await askAll(
        options.deliver,
        'Delivery beside pick-up (own_fleet, courier, or both with a comma)',
        /[\s,]+/,
      ),
      admin: await ask(options.admin, 'The e-mail address of an admin'),
    }
    return {
      ...answered,
      'admin-name': answered.admin && (await ask(options['admin-name'], "The admin's name")),
    }
  } finally {
    terminal.close()
  }
}

const toShopAnswers = (options: Options): ShopAnswers => ({
  name: options.name,
  legalName: options['legal-name'],
  address: options.address,
  email: options.email,
  phone: options.phone,
  npwp: options.npwp,
  banks: options.bank,
})

/** Writes a file that does not exist yet; returns the names of the values to be filled in. */
const writeOnce = async (variable: string, file: string, content: object): Promise<void> => {
  if (existsSync(file)) {
    console.log(`${file} is there already, and stays as it is.`)
    return
  }
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`, { flag: 'wx' })
  const open = unfilledIn(content)
  console.log(`Written: ${variable}=${file}`)
  if (open.length > 0) console.log(`  to be filled in: ${open.join(', ')}`)
}

const offer = async (db: Database['db'], codes: readonly string[], now: Date): Promise<void> => {
  const methods = await delivery.findMethods(db)
  for (const code of codes) {
    const method = methods.find((one) => one.code === code)
    if (!method)
      throw new UnusableOptions(`--deliver is one of ${methods.map((one) => one.code).join(', ')}.`)
    if (method.is_enabled) continue
    await delivery.changeMethod(
      db,
      { who: { kind: 'system', id: null }, now, requestId: requestId() },
      method.id,
      {
        version: method.version,
        position: method.position,
        name: { en: method.name_en, id: method.name_id },
        description: { en: method.description_en, id: method.description_id },
        is_enabled: true,
      },
    )
    console.log(`Offered from now on: ${code}. Staff set its zones and rates.`)
  }
}

await runCommand(USAGE, async (args) => {
  const options = await askMissing(readOptions(args, OPTIONS), process.stdin.isTTY)
  // What production demands is not there yet.
  const env = readEnv({ ...process.env, NODE_ENV: '', DEMO: '0' }, root)
  const now = new Date()
  await writeOnce(
    'SHOP_CONFIG',
    resolve(process.env['SHOP_CONFIG'] || join(env.varDir, 'shop.json')),
    shopSkeleton(toShopAnswers(options)),
  )
  await writeOnce(
    'LEGAL_TEXTS',
    resolve(process.env['LEGAL_TEXTS'] || join(env.varDir, 'legal.json')),
    legalSkeleton(await readLegalTexts(join(root, 'config/legal.json')), jakartaDay(now)),
  )
  const database = await reachedDatabase(env)
  try {
    await prepareDatabase(database, async () => {})
    const tags = await catalogue.addStockTags(database.db, STOCK_TAGS)
    if (tags > 0) console.log(`Stock tags added: ${STOCK_TAGS.map(({ code }) => code).join(', ')}`)
    await offer(database.db, options.deliver ?? [], now)
    if (options.admin !== undefined) {
      const isNew = await addStaffMember(
        (work) => work(database.db),
        { email: options.admin, name: options['admin-name'] ?? '', role: ['admin'], language: 'en' },
        options['password-stdin'] ?? false,
      )
      console.log(isNew ? `${options.admin} may log in as admin.` : `${options.admin} is there already.`)
    }
  } finally {
    await database.close()
  }
  return 0
})
