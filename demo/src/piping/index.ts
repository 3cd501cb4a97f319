import type { Product } from '../catalogue/model.ts'
import { ballValves } from './ball-valve.ts'
import { moreBallValves } from './ball-valve-more.ts'
import { bondedSeals } from './bonded-seal.ts'
import { butterflyValves } from './butterfly-valve.ts'
import { camlocks } from './camlock.ts'
import { checkValves, strainers } from './check-strainer.ts'
import { clamps } from './clamp.ts'
import { ferrules } from './ferrule.ts'
import { flanges } from './flange.ts'
import { flangedBallValves } from './flanged-ball-valve.ts'
import { floatValves } from './float-valve.ts'
import { footValves } from './foot-valve.ts'
import { gaskets } from './gasket.ts'
import { gasketSheets } from './gasket-sheet.ts'
import { gateGlobeValves } from './gate-globe.ts'
import { hoseFittings } from './hose-end.ts'
import { hydraulicAdapters } from './hydraulic-adapter.ts'
import { hydraulicHoses } from './hydraulic-hose.ts'
import { industrialHoses } from './industrial-hose.ts'
import { needleValves } from './needle-valve.ts'
import { oRings } from './o-ring.ts'
import { glandPackings } from './packing.ts'
import { pipes } from './pipe.ts'
import { pressureGauges } from './pressure-gauge.ts'
import { processGauges } from './process-gauge.ts'
import { processSolenoids } from './process-solenoid.ts'
import { pvcFittings } from './pvc-fitting.ts'
import { quickCouplings } from './quick-coupling.ts'
import { reliefValves } from './relief-valve.ts'
import { springChecks } from './spring-check.ts'
import { steamTraps } from './steam-trap.ts'
import { thermometers } from './thermometer.ts'
import { thermowells } from './thermowell.ts'
import { threadTapes } from './thread-tape.ts'
import { threadedFittings } from './threaded-fitting.ts'
import { threeWayValves } from './three-way-valve.ts'
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
  ...glandPackings,
  ...threadTapes,
  ...gasketSheets,
  ...pressureGauges,
  ...processGauges,
  ...thermometers,
  ...thermowells,
  ...industrialHoses,
  ...camlocks,
  ...hydraulicHoses,
  ...hoseFittings,
  ...ferrules,
  ...hydraulicAdapters,
  ...bondedSeals,
  ...quickCouplings,
]
