export {
  companyOfAddress,
  findColleague,
  listColleagues,
  lockOwners,
  updateRole,
  type ColleagueRow,
} from './colleagues.store.ts'
export { dropAvatar, memberAvatars } from './avatar.ts'
export { countedAccount } from './counted-account.ts'
export { crossOrigin } from './cross-origin.routes.ts'
export { endMembership } from './end-membership.ts'
export { bearerGate } from './bearer.routes.ts'
export { isSameOrigin } from './same-origin.ts'
export { identityRoutes } from './identity.routes.ts'
export { findByPassword } from './log-in.ts'
export { passwordRoutes } from './password.routes.ts'
export { findCredentials, insertMember, moveMembers, type NewMember } from './member.store.ts'
export { isOwnName } from './own-name.ts'
export { hashPassword } from './passwords.ts'
export { profileRoutes } from './profile.routes.ts'
export { publicAccess, type ApplicationAccount } from './public-access.ts'
export { hashOfToken, newToken } from './secret-token.ts'
export { serveMember } from './serve-member.routes.ts'
export { SESSION_COOKIE, sessionCookieIn } from './session-cookie.ts'
export { sessionGate } from './session-gate.routes.ts'
export { sessionsRoutes } from './sessions.routes.ts'
export { deleteEnded, type Holder } from './session.store.ts'
export { openSessions, type OpenSession, type Sessions } from './sessions.ts'
export {
  deleteRegistrations,
  findNewestRegistration,
  insertRegistration,
  lockEndedRegistrations,
  lockRegistrationOfLink,
  makeMember,
  type NewRegistration,
} from './registration.store.ts'
export { sendReset } from './ask-reset.ts'
export { writeToAddress } from './verification.ts'
export { handOver, viewerOf } from './viewer-of.ts'
export type { Hindrance, LimitedMember, MemberScope, Viewer } from './viewer.ts'
export { trustedBrowsers, trustedCookieIn, type TrustedBrowsers } from './trusted-browser.ts'
export { inert } from './letters/link-letter.ts'
export { limitedLogin, type LoginLimits } from './limited-login.ts'
export { addStaff, giveTotp, shutOutStaff } from './manage-staff.ts'
export { hasRole, serveStaff } from './serve-staff.routes.ts'
export { staffGate } from './staff-gate.routes.ts'
export { staffRoutes } from './staff.routes.ts'
export { staffOf, type StaffScope } from './staff-scope.ts'
export {
  beginTotp,
  insertStaff,
  listStaff,
  staffNames,
  staffWith,
  type NewStaff,
  type StaffRow,
} from './staff.store.ts'
export { newTotpSecret, totpStep, totpUri } from './totp.ts'
