import type { Product } from '../catalogue/model.ts'
import { batteries } from './battery.ts'
import { bladeBases, bladeFuses } from './blade-fuse.ts'
import { butts } from './butt-connector.ts'
import { clips } from './cable-clip.ts'
import { reels } from './cable-reel.ts'
import { miniature } from './circuit-breaker.ts'
import { conduits } from './conduit.ts'
import { contactors } from './contactor.ts'
import { controlCables } from './control-cable.ts'
import { cordsets } from './cordset.ts'
import { dataCables } from './data-cable.ts'
import { dinRails } from './din-rail.ts'
import { distributionBox } from './distribution-box.ts'
import { drives } from './drive.ts'
import { emergency } from './emergency-light.ts'
import { enclosures } from './enclosure.ts'
import { encoders } from './encoder.ts'
import { ferruleProducts } from './ferrule.ts'
import { fuseHolders } from './fuse-holder.ts'
import { cylindrical } from './fuse.ts'
import { glandParts } from './gland-part.ts'
import { glands } from './gland.ts'
import { glass } from './glass-fuse.ts'
import { inductiveRange } from './inductive-range.ts'
import { inductiveSensors } from './inductive-sensor.ts'
import { ledLights } from './led-light.ts'
import { limits } from './limit-switch.ts'
import { lugs } from './lug.ts'
import { markerBoxes, markers } from './marker.ts'
import { motorProtection } from './motor-protection.ts'
import { motors } from './motor.ts'
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
import { residual } from './residual-current.ts'
import { rubberCables } from './rubber-cable.ts'
import { signals } from './signal.ts'
import { sleeveProducts } from './sleeve.ts'
import { arresters } from './surge-arrester.ts'
import { controllers } from './temperature-controller.ts'
import { probeProducts } from './temperature-probe.ts'
import { accessories, bridges } from './terminal-part.ts'
import { terminals } from './terminal.ts'
import { round } from './threaded-sensor.ts'
import { tieMounts, ties } from './tie.ts'
import { timersAndMonitors } from './timer.ts'
import { wires } from './wire.ts'
import { ducts } from './wiring-duct.ts'

/** Every product of this chapter, in the catalogue's order. */
export const electrical: readonly Product[] = [
  ...wires,
  ...powerCables,
  ...controlCables,
  ...rubberCables,
  ...dataCables,
  ...lugs,
  ...ferruleProducts,
  butts,
  ...glands,
  ...glandParts,
  ...ties,
  tieMounts,
  ...clips,
  ...ducts,
  ...conduits,
  ...dinRails,
  ...sleeveProducts,
  markers,
  markerBoxes,
  ...terminals,
  bridges,
  accessories,
  ...contactors,
  ...motorProtection,
  ...miniature,
  ...residual,
  ...arresters,
  ...mouldedBreakers,
  ...cylindrical,
  ...bladeFuses,
  ...glass,
  fuseHolders,
  bladeBases,
  ...enclosures,
  distributionBox,
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
  ...motors,
  ...drives,
  ...plugs,
  reels,
  ...ledLights,
  ...emergency,
  ...batteries,
  ...probeProducts,
  ...controllers,
  ...meters,
  ...instruments,
]
