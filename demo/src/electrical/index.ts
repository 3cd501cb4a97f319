import type { Product } from '../catalogue/model.ts'
import { circuitBreakers } from './circuit-breaker.ts'
import { contactors } from './contactor.ts'
import { inductiveSensors } from './inductive-sensor.ts'
import { wires } from './wire.ts'

/** Every product of this chapter, in the catalogue's order. */
export const electrical: readonly Product[] = [
  ...wires,
  ...contactors,
  ...circuitBreakers,
  ...inductiveSensors,
]
