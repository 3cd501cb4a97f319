import type { Product } from '../catalogue/model.ts'
import { flatWashers } from './flat-washer.ts'
import { hexBolts } from './hex-bolt.ts'
import { hexNuts } from './hex-nut.ts'
import { socketScrews } from './socket-screw.ts'

/** Every product of this chapter, in the catalogue's order. */
export const fasteners: readonly Product[] = [...hexBolts, ...socketScrews, ...hexNuts, ...flatWashers]
