import type { StaffRole } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { insertStaff } from '../identity/index.ts'
import type { Db } from '../platform/index.ts'
import { passwords } from './passwords.ts'
import { PASSWORD } from './people-fixture.ts'

let hashed: Promise<string> | undefined

/** Adds invented staff with this role; returns the id. */
export const addStaff = async (
  db: Db,
  { email, role, language = 'en' }: { email: string; role: StaffRole; language?: Language },
): Promise<number> => {
  hashed ??= passwords.hash(PASSWORD)
  const id = await insertStaff(db, {
    email,
    name: `Staf ${role}`,
    roles: [role],
    language,
    passwordHash: await hashed,
    now: new Date('2026-11-01T00:00:00Z'),
  })
  if (id === undefined) throw new Error(`${email} is there already`)
  return id
}
