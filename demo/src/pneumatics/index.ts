import type { Product } from '../catalogue/model.ts'
import { hoses } from './air-hose.ts'
import { airPreparation } from './air-preparation.ts'
import { angleSeatValves } from './angle-seat-valve.ts'
import { blowGuns } from './blow-gun.ts'
import { checkValves } from './check-valve.ts'
import { coils } from './coil.ts'
import { compactBores } from './compact-bore.ts'
import { compactCylinders } from './compact-cylinder.ts'
import { couplings } from './coupling.ts'
import { cylinderSensors } from './cylinder-sensor.ts'
import { metalFittings } from './fitting-metal.ts'
import { fittingRange } from './fitting-range.ts'
import { fittingUnions } from './fitting-union.ts'
import { flowControls } from './flow-control.ts'
import { gripperProducts } from './gripper.ts'
import { guidedCylinders } from './guided-cylinder.ts'
import { hoseFittings } from './hose-fitting.ts'
import { manifolds } from './manifold.ts'
import { manualValves } from './manual-valve.ts'
import { miniCylinders } from './mini-cylinder.ts'
import { mountings } from './mounting.ts'
import { pedalValves } from './pedal-valve.ts'
import { pressureSwitches } from './pressure-switch.ts'
import { processValves } from './process-valve.ts'
import { profileBores } from './profile-bore.ts'
import { profileCylinders } from './profile-cylinder.ts'
import { pulseValves } from './pulse-valve.ts'
import { pushInFittings } from './push-in-fitting.ts'
import { receivers } from './receiver.ts'
import { rodEnds } from './rod-end.ts'
import { rodlessCylinders } from './rodless-cylinder.ts'
import { rotaryActuators } from './rotary-actuator.ts'
import { shutOffs } from './shut-off.ts'
import { silencerProducts } from './silencer.ts'
import { smcRange } from './smc-range.ts'
import { smcTubing } from './smc-tubing.ts'
import { solenoidRange } from './solenoid-range.ts'
import { solenoidValves } from './solenoid-valve.ts'
import { tubing } from './tubing.ts'
import { vacuum } from './vacuum.ts'

/** Every product of this chapter, in the catalogue's order. */
export const pneumatics: readonly Product[] = [
  ...compactCylinders,
  ...profileCylinders,
  ...compactBores,
  ...profileBores,
  ...miniCylinders,
  ...guidedCylinders,
  ...rodlessCylinders,
  ...rotaryActuators,
  ...gripperProducts,
  ...mountings,
  ...rodEnds,
  ...cylinderSensors,
  ...pushInFittings,
  ...fittingRange,
  ...fittingUnions,
  ...metalFittings,
  ...smcRange,
  ...hoseFittings,
  ...couplings,
  ...solenoidValves,
  ...solenoidRange,
  ...manualValves,
  ...pedalValves,
  ...manifolds,
  ...coils,
  ...processValves,
  ...angleSeatValves,
  ...pulseValves,
  ...flowControls,
  ...checkValves,
  ...shutOffs,
  ...silencerProducts,
  ...airPreparation,
  ...pressureSwitches,
  ...tubing,
  ...smcTubing,
  ...hoses,
  ...vacuum,
  ...blowGuns,
  ...receivers,
]
