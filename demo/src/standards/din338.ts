/** Twist drills, jobber series. mm: diameter, flute length, overall length. Source: DIN 338. */
export const din338 = [
  { diameter: 2, flute: 24, overall: 49 },
  { diameter: 2.5, flute: 30, overall: 57 },
  { diameter: 3, flute: 33, overall: 61 },
  { diameter: 3.3, flute: 36, overall: 65 },
  { diameter: 4, flute: 43, overall: 75 },
  { diameter: 4.2, flute: 43, overall: 75 },
  { diameter: 5, flute: 52, overall: 86 },
  { diameter: 6, flute: 57, overall: 93 },
  { diameter: 6.8, flute: 69, overall: 109 },
  { diameter: 8, flute: 75, overall: 117 },
  { diameter: 8.5, flute: 75, overall: 117 },
  { diameter: 10, flute: 87, overall: 133 },
  { diameter: 10.2, flute: 87, overall: 133 },
  { diameter: 12, flute: 101, overall: 151 },
] as const
