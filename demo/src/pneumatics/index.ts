import type { Product } from '../catalogue/model.ts'
import { actuators } from './actuator.ts'
import { airPreparation } from './air-preparation.ts'
import { compactBores } from './compact-bore.ts'
import { compactCylinders } from './compact-cylinder.ts'
import { controls } from './control.ts'
import { couplings } from './coupling.ts'
import { directional } from './directional.ts'
import { metalFittings } from './fitting-metal.ts'
import { fittingRange } from './fitting-range.ts'
import { hoseFittings } from './hose-fitting.ts'
import { miniCylinders } from './mini-cylinder.ts'
import { mountings } from './mounting.ts'
import { processValves } from './process-valve.ts'
import { profileBores } from './profile-bore.ts'
import { profileCylinders } from './profile-cylinder.ts'
import { pushInFittings } from './push-in-fitting.ts'
import { smcRange } from './smc-range.ts'
import { solenoidRange } from './solenoid-range.ts'
import { solenoidValves } from './solenoid-valve.ts'
import { supply } from './supply.ts'
import { tubing } from './tubing.ts'

/** Every product of this chapter, in the catalogue's order. */
export const pneumatics: readonly Product[] = [
  ...compactCylinders,
  ...profileCylinders,
  ...compactBores,
  ...profileBores,
  ...miniCylinders,
  ...actuators,
  ...mountings,
  ...pushInFittings,
  ...fittingRange,
  ...metalFittings,
  ...hoseFittings,
  ...couplings,
  ...solenoidValves,
  ...solenoidRange,
  ...directional,
  ...processValves,
  ...controls,
  ...airPreparation,
  ...tubing,
  ...supply,
  ...smcRange,
]
