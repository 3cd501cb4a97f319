import type { Product } from '../catalogue/model.ts'
import { ballBearings } from './ball-bearing.ts'
import { vBelts } from './v-belt.ts'

/** Every product of this chapter, in the catalogue's order. */
export const transmission: readonly Product[] = [...ballBearings, ...vBelts]
