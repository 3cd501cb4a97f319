import type { Mark } from '../../sheet/svg.ts'
import type { Model } from './model.ts'
import { lathe, type Vec } from './solid.ts'

/** An external thread in space, as rings. */
export function threads(
  view: Parameters<Model['parts']>[0],
  from: Vec,
  to: Vec,
  radius: number,
  turns = 7,
): Mark {
  const outline = Array.from(
    { length: 2 * turns + 1 },
    (_, index) => [index / (2 * turns), index % 2 === 0 ? radius * 0.93 : radius] as const,
  )
  return lathe(
    view,
    from,
    to,
    outline,
    outline.flatMap((_, index) => (index % 2 === 1 ? [index] : [])),
  )
}
