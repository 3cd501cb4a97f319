import type { Product } from '../catalogue/model.ts'
import { compactCylinders } from './compact-cylinder.ts'
import { profileCylinders } from './profile-cylinder.ts'
import { pushInFittings } from './push-in-fitting.ts'
import { solenoidValves } from './solenoid-valve.ts'

/** Every product of this chapter, in the catalogue's order. */
export const pneumatics: readonly Product[] = [
  ...compactCylinders,
  ...profileCylinders,
  ...pushInFittings,
  ...solenoidValves,
]
