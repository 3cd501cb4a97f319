export { findViewer, setViewer, setStaff, getViewer } from './callers.ts'
export { toMemberParty, toStaffParty, toViewerParty } from './party-of.ts'
export {
  toActor,
  findActingCompany,
  recordAction,
  recordFileView,
  type Act,
  type NewEvent,
} from './record-action.ts'
export {
  guest,
  type AccessDenied,
  type CompanyScope,
  type LimitedMember,
  type MemberScope,
  type StaffRow,
  type StaffScope,
  type Viewer,
} from './scopes.ts'
export { sendEventNotice } from './send-event-notice.ts'
export { serve } from './serve.ts'
export { showHistory, type ActorNames } from './show-history.ts'
export { openStaffChanges } from './staff-change-context.ts'
