export {
  findCompanyByEmail,
  findColleague,
  findMembers,
  listColleagues,
  lockOwners,
  updateRole,
  type ColleagueRow,
  type MemberContact,
} from './profile/colleagues.store.ts'
export { actorNames, memberReaders, ownerReaders } from './people.ts'
export { documentReader } from './document-reader.ts'
export { dropAvatar, memberAvatars } from './profile/avatar.ts'
export { countedAccount } from './sessions/counted-account.ts'
export { crossOrigin } from './public/cross-origin.routes.ts'
export { endMembership } from './end-membership.ts'
export { bearerGate } from './sessions/bearer.routes.ts'
export { isSameOrigin } from './sessions/same-origin.ts'
export { identityRoutes } from './identity.routes.ts'
export { findByPassword } from './sessions/log-in.ts'
export { passwordRoutes } from './passwords/password.routes.ts'
export { findCredentials, insertMember, moveMembers, personFields } from './member.store.ts'
export { isOwnName } from './passwords/own-name.ts'
export { openPasswords, type Passwords } from './passwords/passwords.ts'
export { profileRoutes } from './profile/profile.routes.ts'
export { publicAccess, type ApplicationAccount } from './public/public-access.ts'
export { hashToken, newToken } from './secret-token.ts'
export { timingSafeEquals } from './timing-safe-equal.ts'
export { SESSION_COOKIE, sessionCookieIn } from './sessions/session-cookie.ts'
export { sessionGate } from './sessions/session-gate.routes.ts'
export { sessionsRoutes } from './sessions/sessions.routes.ts'
export { deleteEnded, deleteSession, type Holder } from './sessions/session.store.ts'
export { openSessions, type OpenSession, type Sessions } from './sessions/sessions.ts'
export {
  deleteRegistrations,
  findNewestRegistration,
  insertRegistration,
  lockEndedRegistrations,
  lockRegistrationOfLink,
  makeMember,
} from './registration.store.ts'
export { sendReset } from './passwords/ask-reset.ts'
export { writeToAddress } from './verification.ts'
export { companyScope } from './sessions/viewer.ts'
export { trustedBrowsers, trustedCookieIn, type TrustedBrowsers } from './sessions/trusted-browser.ts'
export { inert } from './emails/inert.ts'
export { limitedLogin, type LoginLimits } from './sessions/limited-login.ts'
export { addStaff, giveTotp, letStaffIn, shutOutStaff } from './staff/manage-staff.ts'
export { beginStaffSession } from './staff/begin-staff-session.ts'
export { STAFF_COOKIE } from './staff/staff-cookie.ts'
export { staffGate } from './staff/staff-gate.routes.ts'
export { savedViewRoutes } from './staff/saved-views.routes.ts'
export { staffRoutes } from './staff/staff.routes.ts'
export {
  beginTotp,
  findStaffById,
  findStaffContact,
  insertStaff,
  listStaff,
  staffNames,
  staffWith,
  updateStaffPhone,
  type NewStaff,
} from './staff/staff.store.ts'
export { newTotpSecret, totpStep, totpUri } from './staff/totp.ts'
