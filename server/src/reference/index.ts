export { findArea } from './areas.ts'
export { checkAreas, type ChosenAreas } from './check-areas.ts'
export { isKnown, nameIn, type ListName } from './known.ts'
export { referenceRoutes } from './reference.routes.ts'
