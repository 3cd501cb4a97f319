import type { Product } from '../catalogue/model.ts'
import { ballValves } from './ball-valve.ts'
import { flangedBallValves, moreBallValves, threeWayValves } from './ball-valve-more.ts'
import { butterflyValves } from './butterfly-valve.ts'
import { camlocks } from './camlock.ts'
import { checkValves, strainers } from './check-strainer.ts'
import { clamps } from './clamp.ts'
import { flanges } from './flange.ts'
import { gaskets } from './gasket.ts'
import { gateGlobeValves } from './gate-globe.ts'
import { hydraulicHoses } from './hydraulic-hose.ts'
import { ferrules, hoseFittings, hydraulicAdapters, quickCouplings } from './hydraulic-fitting.ts'
import { industrialHoses } from './industrial-hose.ts'
import { instruments } from './instrument.ts'
import { oRings } from './o-ring.ts'
import { packingAndSheets } from './packing.ts'
import { pipes } from './pipe.ts'
import { pressureGauges } from './pressure-gauge.ts'
import {
  floatValves,
  footValves,
  needleValves,
  processSolenoids,
  reliefValves,
  springChecks,
  steamTraps,
} from './special-valve.ts'
import { threadedFittings } from './threaded-fitting.ts'
import { pvcFittings } from './pvc-fitting.ts'
import { weldFittings } from './weld-fitting.ts'

/** Every product of this chapter, in the catalogue's order. */
export const piping: readonly Product[] = [
  ...ballValves,
  ...moreBallValves,
  ...flangedBallValves,
  ...threeWayValves,
  ...gateGlobeValves,
  ...checkValves,
  ...springChecks,
  ...footValves,
  ...butterflyValves,
  ...needleValves,
  ...strainers,
  ...processSolenoids,
  ...reliefValves,
  ...steamTraps,
  ...floatValves,
  ...flanges,
  ...gaskets,
  ...pipes,
  ...threadedFittings,
  ...weldFittings,
  ...pvcFittings,
  ...clamps,
  ...oRings,
  ...packingAndSheets,
  ...pressureGauges,
  ...instruments,
  ...industrialHoses,
  ...camlocks,
  ...hydraulicHoses,
  ...hoseFittings,
  ...ferrules,
  ...hydraulicAdapters,
  ...quickCouplings,
]
