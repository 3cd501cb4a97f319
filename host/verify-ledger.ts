import { join } from 'node:path'
import { payment } from '@pasok/server'
import { readOptions, runCommand } from './command.ts'
import { readEnv } from './environment/env.ts'
import { reachedDatabase } from './reached-database.ts'

const USAGE = `npm run verify-ledger

  Adds up the whole ledger and compares it with the sums and payment states that are stored. Changes nothing; works while
  the shop runs. Ends with exit code 1 where something differs.`

await runCommand(USAGE, async (args) => {
  readOptions(args, {})
  const database = await reachedDatabase(readEnv(process.env, join(import.meta.dirname, '..')))
  try {
    const wrong = await payment.verifyMoney(database.db, new Date())
    for (const { what, stored, computed } of wrong)
      console.log(`${what}: ${stored} is stored, the ledger says ${computed}`)
    console.log(wrong.length === 0 ? 'Everything agrees with the ledger.' : `${wrong.length} sums differ.`)
    return wrong.length === 0 ? 0 : 1
  } finally {
    await database.close()
  }
})
