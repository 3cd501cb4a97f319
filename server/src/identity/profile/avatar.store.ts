import { sql } from 'kysely'
import type { Db } from '../../platform/index.ts'

/** Replaces or removes a member's picture; returns the previous picture's name. */
export const exchangeAvatar = async (
  db: Db,
  memberId: number,
  name: string | null,
): Promise<string | null> => {
  const { rows } = await sql<{ before: string | null }>`
    with before as (
      select id, avatar_key from identity.member where id = ${memberId} and removed_at is null for update)
    update identity.member m
    set avatar_key = ${name},
      version = m.version + case when before.avatar_key is distinct from ${name}::text then 1 else 0 end
    from before where m.id = before.id
    returning before.avatar_key as before`.execute(db)
  // A member who was removed meanwhile has no picture to replace, and the new one is not used.
  const [row] = rows
  return row ? row.before : name
}

/** Whether a member of this company, or one given member, has the picture of this name. */
export const hasAvatar = async (
  db: Db,
  name: string,
  { companyId, memberId }: { readonly companyId: number; readonly memberId?: number },
): Promise<boolean> => {
  const { rows } = await sql<{ id: number }>`
    select id from identity.member
    where company_id = ${companyId} and avatar_key = ${name} and removed_at is null
      and id = coalesce(${memberId ?? null}::int, id)`.execute(db)
  return rows.length > 0
}

/** The names of all members' pictures. */
export const listAvatars = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ avatar_key: string }>`
    select avatar_key from identity.member where avatar_key is not null`.execute(db)
  return rows.map(({ avatar_key }) => avatar_key)
}
