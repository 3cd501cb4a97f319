import {
  address_added,
  address_default_set,
  address_removed,
  address_saved,
  closed_draft,
  closed_reject,
  closed_suspend,
  closed_unverified,
  invitation_done,
  lists_said_line_removed,
  lists_said_made,
  lists_said_put,
  lists_said_removed,
  lists_said_renamed,
  lists_said_saved,
  login_draft,
  login_success,
  login_unverified,
  logout_success,
  members_said_invited,
  members_said_left,
  members_said_removed,
  members_said_role,
  members_said_withdrawn,
  password_done,
  picture_removed,
  picture_set,
  profile_done,
  reset_done,
  session_ended,
  session_expired,
  sessions_ended,
  standing_reject,
  standing_suspend,
} from '~words'
import { FLASH_PARAMETER } from '../../routing/query.ts'

const sentences = {
  'logged-in': login_success,
  'logged-out': logout_success,
  unverified: login_unverified,
  draft: login_draft,
  rejected: standing_reject,
  suspended: standing_suspend,
  'closed-unverified': closed_unverified,
  'closed-draft': closed_draft,
  'closed-reject': closed_reject,
  'closed-suspend': closed_suspend,
  'password-changed': password_done,
  'password-reset': reset_done,
  'profile-changed': profile_done,
  'picture-set': picture_set,
  'picture-removed': picture_removed,
  'session-ended': session_ended,
  'sessions-ended': sessions_ended,
  'session-expired': session_expired,
  'address-added': address_added,
  'address-saved': address_saved,
  'address-removed': address_removed,
  'address-default': address_default_set,
  'list-made': lists_said_made,
  'list-renamed': lists_said_renamed,
  'list-removed': lists_said_removed,
  'list-saved': lists_said_saved,
  'list-put': lists_said_put,
  'list-line-removed': lists_said_line_removed,
  invited: members_said_invited,
  'role-set': members_said_role,
  'member-removed': members_said_removed,
  'invitation-withdrawn': members_said_withdrawn,
  left: members_said_left,
  joined: invitation_done,
} as const
export type FlashMessage = keyof typeof sentences

/** What an address says happened, in the reader's language. */
export const flashMessageIn = (query: URLSearchParams): string | undefined => {
  const said = query.get(FLASH_PARAMETER)
  return said !== null && Object.hasOwn(sentences, said) ? sentences[said as FlashMessage]() : undefined
}

/** An address whose page says this. */
export const withFlash = (said: FlashMessage | undefined, address: string): string =>
  said === undefined ? address : `${address}${address.includes('?') ? '&' : '?'}${FLASH_PARAMETER}=${said}`
