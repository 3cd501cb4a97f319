import { electrical } from '../electrical/index.ts'
import { fasteners } from '../fasteners/index.ts'
import { machining } from '../machining/index.ts'
import { piping } from '../piping/index.ts'
import { pneumatics } from '../pneumatics/index.ts'
import { transmission } from '../transmission/index.ts'
import { workplace } from '../workplace/index.ts'
import type { Product } from './model.ts'

/** The catalogue's chapters, in its order. */
export const chapters: Readonly<Record<string, readonly Product[]>> = {
  fasteners,
  transmission,
  pneumatics,
  piping,
  machining,
  electrical,
  workplace,
}

/** Every product of the catalogue. */
export const products: readonly Product[] = Object.values(chapters).flat()
