import { join } from 'node:path'
import { staffRoles } from '@pasok/contract'
import { identity, requestId } from '@pasok/server'
import { readArguments, runCommand } from './command.ts'
import { readEnv } from './environment/env.ts'
import { UnusableOptions } from './user-facing-error.ts'
import { readSettings } from './environment/read-settings.ts'
import { addStaffMember } from './staff/add-staff-member.ts'
import { withShop } from './with-shop.ts'

const USAGE = `Who of the supplier may log in at /api/staff. Works while the shop runs.

  npm run staff -- add EMAIL --name NAME --role ROLE [--role ROLE] [--language en|id] [--password-stdin]
  npm run staff -- list
  npm run staff -- disable EMAIL     shuts somebody out at once, and everywhere
  npm run staff -- enable EMAIL      lets them in again, with the password and the app that they had
  npm run staff -- totp EMAIL        a new secret for an app that shows codes; it is required from then on

Roles: ${staffRoles.join(', ')}. A password has at least 12 characters.`

const root = join(import.meta.dirname, '..')

const OPTIONS = {
  name: { type: 'string' },
  role: { type: 'string', multiple: true },
  language: { type: 'string', default: 'en' },
  'password-stdin': { type: 'boolean', default: false },
} as const

const add = async (args: readonly string[]): Promise<number> => {
  const { named: email, values } = readArguments(args, 'address', OPTIONS)
  const { name = '', role = [], language } = values
  const isNew = await addStaffMember(
    (work) => withShop(readEnv(process.env, root), ({ db }) => work(db)),
    { email, name, role, language },
    values['password-stdin'],
  )
  if (!isNew) throw new UnusableOptions(`${email} is there already.`)
  console.log(`${email} may log in as ${role.join(', ')}.`)
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
  if (!isShutOut) throw new UnusableOptions(`No member of staff has the address ${email}.`)
  console.log(`${email} is shut out.`)
  return 0
}

const enable = async (args: readonly string[]): Promise<number> => {
  const { named: email } = readArguments(args, 'address', {})
  const isBack = await withShop(readEnv(process.env, root), ({ db }) =>
    identity.letStaffIn(db, email, { now: new Date(), requestId: requestId() }),
  )
  if (!isBack) throw new UnusableOptions(`No disabled member of staff has the address ${email}.`)
  console.log(`${email} may log in again.`)
  return 0
}

const totp = async (args: readonly string[]): Promise<number> => {
  const { named: email } = readArguments(args, 'address', {})
  const env = readEnv(process.env, root)
  const { name } = await readSettings(env.shopConfig)
  const secret = await withShop(env, ({ db }) =>
    identity.giveTotp(db, email, { now: new Date(), requestId: requestId() }),
  )
  if (secret === undefined) throw new UnusableOptions(`No active member of staff has the address ${email}.`)
  console.log(`Put this into the app; a login as ${email} needs its code from now on.`)
  console.log(`Secret: ${secret}\n${identity.totpUri(secret, email, name)}`)
  return 0
}

await runCommand(USAGE, async ([command, ...args]) => {
  const work = { add, list, disable, enable, totp }[command ?? '']
  if (!work) throw new UnusableOptions('Say what to do: add, list, disable, enable or totp.')
  return work(args)
})
