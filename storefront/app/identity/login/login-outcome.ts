import type { Profile } from '@pasok/contract'

/** What became of a login whose password was right; the last two are §4's 'any other combination'. */
export type LoginOutcome = 'unverified' | 'draft' | 'approve' | 'reject' | 'suspend'

/** A row of §4's table of logins. Whatever it is, the server decides on each request what may be seen. */
export const findOutcome = ({
  is_email_verified,
  registration_status,
}: Pick<Profile, 'is_email_verified' | 'registration_status'>): LoginOutcome => {
  if (registration_status === 'approve') return 'approve'
  if (!is_email_verified) return 'unverified'
  return registration_status
}
