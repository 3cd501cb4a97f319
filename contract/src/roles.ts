export const roles = ['viewer', 'buyer', 'owner'] as const
/** What a member may do for the company: each may do what those before it may. */
export type Role = (typeof roles)[number]

export const staffRoles = ['admin', 'sales', 'finance', 'warehouse', 'content'] as const
/** Roles of the supplier's staff; a person may have several. */
export type StaffRole = (typeof staffRoles)[number]

/** How far staff are with a company's registration. */
export const registrationStatuses = ['draft', 'approve', 'reject', 'suspend'] as const
export type RegistrationStatus = (typeof registrationStatuses)[number]
