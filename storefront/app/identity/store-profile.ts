import { identity, type Profile } from '@pasok/contract'
import { askApi } from '../api-client/ask-api.ts'
import { storeAuth } from './stored-auth.ts'

/** Stores the fields of a profile that §3 names in this browser. */
export const storeProfile = (profile: Profile): void => {
  const { id, name, email, mobile, phone, is_email_verified, registration_status, avatar } = profile
  storeAuth({
    id,
    name,
    email,
    mobile,
    phone,
    is_email_verified,
    registration_status,
    ...(avatar && { avatar }),
  })
}

/** Loads the logged-in member's profile and stores it. */
export const refreshProfile = async (): Promise<void> => {
  const { record } = await askApi(identity.showProfile)
  storeProfile(record)
}
