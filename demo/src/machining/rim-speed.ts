/** The speed at which the rim runs at `limit` m/s, rounded down to 50 rpm. */
export const speedOf = (diameter: number, limit = 80): number =>
  Math.floor((limit * 60_000) / (Math.PI * diameter) / 50) * 50
