import type { Product } from '../catalogue/model.ts'
import { annularCutters } from './annular-cutter.ts'
import { bondedDiscs } from './bonded-disc.ts'
import { boringBars } from './boring-bar.ts'
import { carbideBurrs, mountedPoints } from './burr.ts'
import { centreDrills } from './centre-drill.ts'
import { chucks } from './chuck.ts'
import { collets } from './collet.ts'
import { combinationSpanners } from './combination-spanner.ts'
import { counterbores, countersinks } from './countersink.ts'
import { cuttingDiscs } from './cutting-disc.ts'
import { diamondBlades } from './diamond-blade.ts'
import { endMills } from './end-mill.ts'
import { handFiles } from './file.ts'
import { flapDiscs } from './flap-disc.ts'
import { chamferMills, tSlots } from './form-cutter.ts'
import { grindingWheels } from './grinding-wheel.ts'
import { hammerProducts } from './hammer.ts'
import { handThreading } from './hand-tap.ts'
import { hexKeys } from './hex-key.ts'
import { arborProduct, holeSawProducts } from './hole-saw.ts'
import { insertCutters } from './insert-cutter.ts'
import { machineTapProducts } from './machine-tap.ts'
import { masonryDrills } from './masonry-drill.ts'
import { measuringTools } from './measuring.ts'
import { otherInserts } from './other-insert.ts'
import { plierProducts } from './pliers.ts'
import { reamers } from './reamer.ts'
import { coatedAbrasives } from './sanding-belt.ts'
import { sandingDiscs } from './sanding-disc.ts'
import { sawBlades } from './saw-blade.ts'
import { screwdrivers } from './screwdriver.ts'
import { socketTools } from './socket.ts'
import { carbideDrills, taperShankDrills } from './special-drill.ts'
import { stepDrills } from './step-drill.ts'
import { toolHolders } from './tool-holder.ts'
import { turningInserts } from './turning-insert.ts'
import { twistDrills } from './twist-drill.ts'
import { wireBrushes } from './wire-brush.ts'
import { workshopTools } from './workshop-tool.ts'

/** Every product of this chapter, in the catalogue's order. */
export const machining: readonly Product[] = [
  ...twistDrills,
  ...taperShankDrills,
  ...carbideDrills,
  ...centreDrills,
  ...masonryDrills,
  ...holeSawProducts,
  arborProduct,
  ...annularCutters,
  ...stepDrills,
  ...machineTapProducts,
  ...handThreading,
  ...reamers,
  ...countersinks,
  ...counterbores,
  ...endMills,
  ...chamferMills,
  tSlots,
  ...insertCutters,
  ...turningInserts,
  ...otherInserts,
  ...toolHolders,
  ...boringBars,
  ...collets,
  ...chucks,
  ...sawBlades,
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
  ...handFiles,
  ...combinationSpanners,
  ...socketTools,
  ...hexKeys,
  ...screwdrivers,
  ...plierProducts,
  ...hammerProducts,
  ...workshopTools,
  ...measuringTools,
]
