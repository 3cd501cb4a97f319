import type { Product } from '../catalogue/model.ts'
import { adhesives } from './adhesives.ts'
import { buffers } from './buffers.ts'
import { casters } from './caster.ts'
import { clothing } from './clothing.ts'
import { electrodes } from './electrodes.ts'
import { eyeProtection } from './eyewear.ts'
import { fire } from './fire.ts'
import { firstAid } from './first-aid.ts'
import { footwear } from './footwear.ts'
import { gloves } from './gloves.ts'
import { greaseCartridges } from './grease-cartridge.ts'
import { greaseGuns } from './grease-guns.ts'
import { greaseNipples } from './grease-nipples.ts'
import { bulkGreases } from './greases.ts'
import { hearing } from './hearing.ts'
import { heights } from './heights.ts'
import { helmets } from './helmets.ts'
import { hoists } from './hoists.ts'
import { industrialCasters } from './industrial-caster.ts'
import { ballKnobs, indexPlungers } from './knobs.ts'
import { levellingFeet } from './levelling-feet.ts'
import { lockout } from './lockout.ts'
import { masks } from './masks.ts'
import { industrialOils } from './oils.ts'
import { industrialPaints } from './paints.ts'
import { rigging } from './rigging.ts'
import { safetyHelmets } from './safety-helmet.ts'
import { siteSafety } from './signs.ts'
import { slings } from './slings.ts'
import { maintenanceSprays } from './sprays.ts'
import { storageAndPackaging } from './storage.ts'
import { tapes } from './tapes.ts'
import { trucksAndJacks } from './trucks.ts'
import { torchConsumables, tungstenElectrodes } from './welding-consumables.ts'
import { weldingGear } from './welding-gear.ts'
import { tigRods, weldingWires } from './welding-wires.ts'
import { workGloves } from './work-glove.ts'

/** Every product of this chapter, in the catalogue's order. */
export const workplace: readonly Product[] = [
  ...workGloves,
  ...gloves,
  ...safetyHelmets,
  ...helmets,
  ...eyeProtection,
  ...hearing,
  ...masks,
  ...heights,
  ...siteSafety,
  ...lockout,
  ...fire,
  ...firstAid,
  ...footwear,
  ...clothing,
  ...greaseCartridges,
  ...bulkGreases,
  ...greaseGuns,
  ...industrialOils,
  ...maintenanceSprays,
  ...adhesives,
  ...tapes,
  ...industrialPaints,
  ...greaseNipples,
  ...buffers,
  ...levellingFeet,
  ...ballKnobs,
  ...indexPlungers,
  ...electrodes,
  ...weldingWires,
  ...tigRods,
  ...tungstenElectrodes,
  ...torchConsumables,
  ...weldingGear,
  ...casters,
  ...industrialCasters,
  ...slings,
  ...rigging,
  ...hoists,
  ...trucksAndJacks,
  ...storageAndPackaging,
]
