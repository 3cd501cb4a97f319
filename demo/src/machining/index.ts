import type { Product } from '../catalogue/model.ts'
import { combinationSpanners } from './combination-spanner.ts'
import { cuttingDiscs } from './cutting-disc.ts'
import { machineTapProducts } from './machine-tap.ts'
import { twistDrills } from './twist-drill.ts'

/** Every product of this chapter, in the catalogue's order. */
export const machining: readonly Product[] = [
  ...twistDrills,
  ...machineTapProducts,
  ...cuttingDiscs,
  ...combinationSpanners,
]
