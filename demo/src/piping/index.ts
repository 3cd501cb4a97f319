import type { Product } from '../catalogue/model.ts'
import { ballValves } from './ball-valve.ts'
import { hydraulicHoses } from './hydraulic-hose.ts'
import { oRings } from './o-ring.ts'
import { pressureGauges } from './pressure-gauge.ts'

/** Every product of this chapter, in the catalogue's order. */
export const piping: readonly Product[] = [...ballValves, ...oRings, ...pressureGauges, ...hydraulicHoses]
