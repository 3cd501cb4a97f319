import { identity, type Profile } from '@pasok/contract'
import { askApi } from '../api-client/ask-api.ts'
import { storeAuth } from './stored-auth.ts'

/** Remembers a profile in this browser, as far as §3 names it. */
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

/** Asks who is logged in, and remembers it. */
export const refreshProfile = async (): Promise<void> => {
  const { record } = await askApi(identity.showProfile)
  storeProfile(record)
}
