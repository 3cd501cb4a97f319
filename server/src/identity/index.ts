export { bearerGate } from './bearer.routes.ts'
export { identityRoutes } from './identity.routes.ts'
export { publicAccess, type ApplicationAccount } from './public-access.ts'
