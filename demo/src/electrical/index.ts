import type { Product } from '../catalogue/model.ts'
import { batteries } from './battery.ts'
import { circuitBreakers } from './circuit-breaker.ts'
import { contactors } from './contactor.ts'
import { controlCables } from './control-cable.ts'
import { cordsets } from './cordset.ts'
import { dataCables } from './data-cable.ts'
import { drives } from './drive.ts'
import { ductsAndRails } from './duct.ts'
import { emergency } from './emergency-light.ts'
import { enclosures } from './enclosure.ts'
import { encoders } from './encoder.ts'
import { fuses } from './fuse.ts'
import { glands } from './gland.ts'
import { inductiveRange } from './inductive-range.ts'
import { inductiveSensors } from './inductive-sensor.ts'
import { ledLights } from './led-light.ts'
import { limits } from './limit-switch.ts'
import { lugs } from './lug.ts'
import { mouldedBreakers } from './moulded-breaker.ts'
import { instruments } from './multimeter.ts'
import { climate } from './panel-climate.ts'
import { meters } from './panel-meter.ts'
import { photoelectric } from './photoelectric.ts'
import { plugs } from './plug.ts'
import { powerCables } from './power-cable.ts'
import { powerSupplies } from './power-supply.ts'
import { buttonProducts } from './pushbutton.ts'
import { relays } from './relay.ts'
import { rubberCables } from './rubber-cable.ts'
import { signals } from './signal.ts'
import { heatShrink } from './sleeve.ts'
import { controllers } from './temperature-controller.ts'
import { probeProducts } from './temperature-probe.ts'
import { terminals } from './terminal.ts'
import { round } from './threaded-sensor.ts'
import { ties } from './tie.ts'
import { timersAndMonitors } from './timer.ts'
import { wires } from './wire.ts'

/** Every product of this chapter, in the catalogue's order. */
export const electrical: readonly Product[] = [
  ...wires,
  ...powerCables,
  ...controlCables,
  ...rubberCables,
  ...dataCables,
  ...lugs,
  ...glands,
  ...ties,
  ...ductsAndRails,
  ...heatShrink,
  ...terminals,
  ...contactors,
  ...circuitBreakers,
  ...mouldedBreakers,
  ...fuses,
  ...enclosures,
  ...climate,
  ...inductiveSensors,
  ...inductiveRange,
  ...round,
  ...photoelectric,
  ...encoders,
  ...cordsets,
  ...buttonProducts,
  ...signals,
  ...limits,
  ...relays,
  ...timersAndMonitors,
  ...powerSupplies,
  ...drives,
  ...plugs,
  ...ledLights,
  ...emergency,
  ...batteries,
  ...probeProducts,
  ...controllers,
  ...meters,
  ...instruments,
]
