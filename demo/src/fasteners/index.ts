import type { Product } from '../catalogue/model.ts'
import { anchors, shackles } from './anchor.ts'
import { boltSeries } from './bolt-series.ts'
import { clamps } from './clamp.ts'
import { flatWashers } from './flat-washer.ts'
import { hexBolts } from './hex-bolt.ts'
import { hexNuts } from './hex-nut.ts'
import { hexSeries } from './hex-series.ts'
import { keys } from './key.ts'
import { machineScrews } from './machine-screw.ts'
import { nutSeries } from './nut-series.ts'
import { pins } from './pin.ts'
import { rings } from './ring.ts'
import { rivets } from './rivet.ts'
import { rodsAndEyes } from './rod-eye.ts'
import { setScrewProducts } from './set-screw.ts'
import { socketScrews } from './socket-screw.ts'
import { socketSeries } from './socket-series.ts'
import { tappingScrews } from './tapping-screw.ts'
import { washerSeries } from './washer-series.ts'
import { wingNuts } from './wing-nut.ts'

/** Every product of this chapter, in the catalogue's order. */
export const fasteners: readonly Product[] = [
  ...hexBolts,
  ...hexSeries,
  ...socketScrews,
  ...socketSeries,
  ...setScrewProducts,
  ...boltSeries,
  ...machineScrews,
  ...tappingScrews,
  ...rodsAndEyes,
  ...hexNuts,
  ...nutSeries,
  ...wingNuts,
  ...flatWashers,
  ...washerSeries,
  ...rings,
  ...pins,
  ...keys,
  ...rivets,
  ...anchors,
  ...clamps,
  ...shackles,
]
