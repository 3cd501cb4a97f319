import type { Product } from '../catalogue/model.ts'
import { angularContact } from './angular-contact.ts'
import { ballBearings } from './ball-bearing.ts'
import { bearingUnits } from './bearing-unit.ts'
import { bearingAccessories } from './bearing-accessory.ts'
import { shaftSeals } from './shaft-seal.ts'
import { taperBushProducts } from './taper-bush.ts'
import { chainProducts } from './chain.ts'
import { couplings } from './coupling.ts'
import { cylindricalRollers, selfAligning, sphericalRollers, taperedRollers } from './roller-bearing.ts'
import { pulleys } from './pulley.ts'
import { sprockets } from './sprocket.ts'
import { gears } from './gear.ts'
import { wormGearboxes } from './gearbox.ts'
import { linearMotion } from './linear.ts'
import { needleBearings, thrustBearingProducts } from './thrust-needle.ts'
import { timingBelts } from './timing-belt.ts'
import { vBelts } from './v-belt.ts'

/** Every product of this chapter, in the catalogue's order. */
export const transmission: readonly Product[] = [
  ...ballBearings,
  ...angularContact,
  ...selfAligning,
  ...cylindricalRollers,
  ...taperedRollers,
  ...sphericalRollers,
  ...thrustBearingProducts,
  ...needleBearings,
  ...bearingUnits,
  ...bearingAccessories,
  ...shaftSeals,
  ...vBelts,
  ...timingBelts,
  ...pulleys,
  ...taperBushProducts,
  ...chainProducts,
  ...sprockets,
  ...couplings,
  ...gears,
  ...wormGearboxes,
  ...linearMotion,
]
