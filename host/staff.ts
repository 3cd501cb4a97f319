import { join } from 'node:path'
import { LONGEST_CREDENTIAL, LONGEST_EMAIL, staffRoles } from '@pasok/contract'
import { identity, requestId } from '@pasok/server'
import { readArguments, runCommand } from './command.ts'
import { readEnv } from './environment/env.ts'
import { UnusableOptions } from './user-facing-error.ts'
import { readPassword } from './environment/read-password.ts'
import { readSettings } from './environment/read-settings.ts'
import { withShop } from './with-shop.ts'

const USAGE = `Who of the supplier may log in at /api/staff. Works while the shop runs.

  npm run staff -- add EMAIL --name NAME --role ROLE [--role ROLE] [--language en|id] [--password-stdin]
  npm run staff -- list
  npm run staff -- disable EMAIL     shuts somebody out at once, and everywhere
  npm run staff -- totp EMAIL        a new secret for an app that shows codes; it is asked for from then on

Roles: ${staffRoles.join(', ')}. A password has at least 12 characters.`

const SHORTEST_PASSWORD = 12
const LONGEST_NAME = 200
const root = join(import.meta.dirname, '..')

const OPTIONS = {
  name: { type: 'string' },
  role: { type: 'string', multiple: true },
  language: { type: 'string', default: 'en' },
  'password-stdin': { type: 'boolean', default: false },
} as const

const isRole = (role: string): role is (typeof staffRoles)[number] =>
  (staffRoles as readonly string[]).includes(role)

const add = async (args: readonly string[]): Promise<number> => {
  const { named: email, values } = readArguments(args, 'address', OPTIONS)
  const { name = '', role = [], language } = values
  const roles = role.filter(isRole)
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > LONGEST_EMAIL)
    throw new UnusableOptions(`${email} is no address.`)
  if (name.trim() === '' || name.length > LONGEST_NAME) throw new UnusableOptions('Give a --name.')
  if (roles.length === 0 || roles.length < role.length)
    throw new UnusableOptions(`Give a --role: ${staffRoles.join(', ')}.`)
  if (language !== 'en' && language !== 'id') throw new UnusableOptions('A --language is en or id.')
  const password = await readPassword(values['password-stdin'])
  if (password.length < SHORTEST_PASSWORD || password.length > LONGEST_CREDENTIAL)
    throw new UnusableOptions(`A password has ${SHORTEST_PASSWORD} to ${LONGEST_CREDENTIAL} characters.`)
  const passwordHash = await identity.openPasswords().hash(password)
  const env = readEnv(process.env, root)
  const now = new Date()
  const isNew = await withShop(env, ({ db }) =>
    identity.addStaff(db, { email, name: name.trim(), roles, language, passwordHash, now }, requestId()),
  )
  if (!isNew) throw new UnusableOptions(`${email} is there already.`)
  console.log(`${email} may log in as ${roles.join(', ')}.`)
  return 0
}

const list = async (): Promise<number> => {
  const rows = await withShop(readEnv(process.env, root), ({ db }) => identity.listStaff(db))
  for (const { email, name, roles, totp_secret, disabled_at } of rows)
    console.log(
      [email, name, roles.join(', '), totp_secret ? 'app' : 'no app', disabled_at ? 'disabled' : ''].join(
        '\t',
      ),
    )
  return 0
}

const disable = async (args: readonly string[]): Promise<number> => {
  const { named: email } = readArguments(args, 'address', {})
  const isShutOut = await withShop(readEnv(process.env, root), ({ db }) =>
    identity.shutOutStaff(db, email, { now: new Date(), requestId: requestId() }),
  )
  if (!isShutOut) throw new UnusableOptions(`Nobody has the address ${email}.`)
  console.log(`${email} is shut out.`)
  return 0
}

const totp = async (args: readonly string[]): Promise<number> => {
  const { named: email } = readArguments(args, 'address', {})
  const env = readEnv(process.env, root)
  const { name } = await readSettings(env.shopConfig)
  const secret = await withShop(env, ({ db }) =>
    identity.giveTotp(db, email, { now: new Date(), requestId: requestId() }),
  )
  if (secret === undefined) throw new UnusableOptions(`Nobody who may log in has the address ${email}.`)
  console.log(`Put this into the app; a login as ${email} needs its code from now on.`)
  console.log(`Secret: ${secret}\n${identity.totpUri(secret, email, name)}`)
  return 0
}

await runCommand(USAGE, async ([command, ...args]) => {
  const work = { add, list, disable, totp }[command ?? '']
  if (!work) throw new UnusableOptions('Say what to do: add, list, disable or totp.')
  return work(args)
})
