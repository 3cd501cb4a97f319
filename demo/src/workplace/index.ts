import type { Product } from '../catalogue/model.ts'
import { casters } from './caster.ts'
import { greaseCartridges } from './grease-cartridge.ts'
import { safetyHelmets } from './safety-helmet.ts'
import { workGloves } from './work-glove.ts'

/** Every product of this chapter, in the catalogue's order. */
export const workplace: readonly Product[] = [
  ...workGloves,
  ...safetyHelmets,
  ...greaseCartridges,
  ...casters,
]
