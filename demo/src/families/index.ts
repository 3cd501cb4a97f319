import type { Product } from '../catalogue/model.ts'
import { ballBearings } from './ball-bearing.ts'
import { ballValves } from './ball-valve.ts'
import { casters } from './caster.ts'
import { circuitBreakers } from './circuit-breaker.ts'
import { combinationSpanners } from './combination-spanner.ts'
import { compactCylinders } from './compact-cylinder.ts'
import { contactors } from './contactor.ts'
import { cuttingDiscs } from './cutting-disc.ts'
import { flatWashers } from './flat-washer.ts'
import { greaseCartridges } from './grease-cartridge.ts'
import { hexBolts } from './hex-bolt.ts'
import { hexNuts } from './hex-nut.ts'
import { hydraulicHoses } from './hydraulic-hose.ts'
import { inductiveSensors } from './inductive-sensor.ts'
import { machineTapProducts } from './machine-tap.ts'
import { oRings } from './o-ring.ts'
import { pressureGauges } from './pressure-gauge.ts'
import { profileCylinders } from './profile-cylinder.ts'
import { pushInFittings } from './push-in-fitting.ts'
import { safetyHelmets } from './safety-helmet.ts'
import { socketScrews } from './socket-screw.ts'
import { solenoidValves } from './solenoid-valve.ts'
import { twistDrills } from './twist-drill.ts'
import { vBelts } from './v-belt.ts'
import { wires } from './wire.ts'
import { workGloves } from './work-glove.ts'

/** Every product, in the order of the catalogue's chapters. */
export const families: readonly Product[] = [
  ...hexBolts,
  ...socketScrews,
  ...hexNuts,
  ...flatWashers,
  ...ballBearings,
  ...vBelts,
  ...compactCylinders,
  ...profileCylinders,
  ...pushInFittings,
  ...solenoidValves,
  ...ballValves,
  ...oRings,
  ...pressureGauges,
  ...hydraulicHoses,
  ...twistDrills,
  ...machineTapProducts,
  ...cuttingDiscs,
  ...wires,
  ...contactors,
  ...circuitBreakers,
  ...inductiveSensors,
  ...workGloves,
  ...safetyHelmets,
  ...greaseCartridges,
  ...combinationSpanners,
  ...casters,
]
