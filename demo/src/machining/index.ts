import type { Product } from '../catalogue/model.ts'
import {
  bondedDiscs,
  carbideBurrs,
  coatedAbrasives,
  diamondBlades,
  flapDiscs,
  grindingWheels,
  mountedPoints,
  sandingDiscs,
  wireBrushes,
} from './abrasive.ts'
import { centreDrills } from './centre-drill.ts'
import { clampingAndSaws } from './clamping.ts'
import { combinationSpanners } from './combination-spanner.ts'
import { cuttingDiscs } from './cutting-disc.ts'
import { endMills } from './end-mill.ts'
import { handTools } from './hand-tool.ts'
import { handThreading } from './hand-tap.ts'
import { holeSaws } from './hole-saw.ts'
import { boringBars, otherInserts, toolHolders, turningInserts } from './insert.ts'
import { machineTapProducts } from './machine-tap.ts'
import { masonryDrills } from './masonry-drill.ts'
import { measuringTools } from './measuring.ts'
import { reamersAndSinks } from './reamer.ts'
import { socketTools } from './socket.ts'
import { carbideDrills, taperShankDrills } from './special-drill.ts'
import { twistDrills } from './twist-drill.ts'

/** Every product of this chapter, in the catalogue's order. */
export const machining: readonly Product[] = [
  ...twistDrills,
  ...taperShankDrills,
  ...carbideDrills,
  ...centreDrills,
  ...masonryDrills,
  ...holeSaws,
  ...machineTapProducts,
  ...handThreading,
  ...reamersAndSinks,
  ...endMills,
  ...turningInserts,
  ...otherInserts,
  ...toolHolders,
  ...boringBars,
  ...clampingAndSaws,
  ...cuttingDiscs,
  ...bondedDiscs,
  ...flapDiscs,
  ...sandingDiscs,
  ...coatedAbrasives,
  ...wireBrushes,
  ...mountedPoints,
  ...carbideBurrs,
  ...grindingWheels,
  ...diamondBlades,
  ...combinationSpanners,
  ...socketTools,
  ...handTools,
  ...measuringTools,
]
