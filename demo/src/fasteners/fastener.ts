const packs: Record<string, number> = { M10: 50, M12: 50, M16: 25, M20: 10 }

/** How many pieces a box of this thread holds. */
export const packOf = (thread: string): number => packs[thread] ?? 100

/** Steel, in g for each mm³. */
export const steel = 0.00785

/** Grams of a bolt: its head's volume in mm³, and a threaded shank. */
export function boltMass(head: number, d: number, pitch: number, length: number): number {
  return (head + (Math.PI / 4) * (d - 0.65 * pitch) ** 2 * length) * steel
}
