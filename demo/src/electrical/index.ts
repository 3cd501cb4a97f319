import type { Product } from '../catalogue/model.ts'
import { circuitBreakers } from './circuit-breaker.ts'
import { contactors } from './contactor.ts'
import { controlCables } from './control-cable.ts'
import { dataCables } from './data-cable.ts'
import { drives } from './drive.ts'
import { ductsAndRails } from './duct.ts'
import { enclosures } from './enclosure.ts'
import { fuses } from './fuse.ts'
import { glands } from './gland.ts'
import { inductiveSensors } from './inductive-sensor.ts'
import { lights } from './light.ts'
import { lugs } from './lug.ts'
import { measuring } from './measure.ts'
import { mouldedBreakers } from './moulded-breaker.ts'
import { operators } from './operator.ts'
import { plugs } from './plug.ts'
import { powerCables } from './power-cable.ts'
import { relaysAndSupplies } from './relay.ts'
import { rubberCables } from './rubber-cable.ts'
import { sensors } from './sensor.ts'
import { heatShrink } from './sleeve.ts'
import { terminals } from './terminal.ts'
import { ties } from './tie.ts'
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
  ...inductiveSensors,
  ...sensors,
  ...operators,
  ...relaysAndSupplies,
  ...drives,
  ...plugs,
  ...lights,
  ...measuring,
]
