import type { Profile } from '@pasok/contract'
import { avatarAddress } from './avatar.ts'
import type { ProfileRow } from '../member.store.ts'

/** A member as they see themselves. */
export const toProfile = (row: ProfileRow): Profile => ({
  id: row.id,
  name: row.name,
  email: row.email,
  mobile: row.mobile,
  phone: row.phone,
  phone_extension: row.phone_extension,
  position: row.position,
  is_email_verified: row.is_email_verified,
  registration_status: row.registration_status,
  avatar: row.avatar_key === null ? null : avatarAddress(row.avatar_key),
  role: row.role,
  language: row.language,
  company: { id: row.company_id, name: row.company_name },
  version: row.version,
})
