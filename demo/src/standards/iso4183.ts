/**
 * Grooves of V-belt pulleys in mm: datum width, height above and depth below the datum line, pitch of the grooves, and
 * distance of the outer groove from the face. Source: ISO 4183.
 */
export const grooves = {
  SPZ: { datum: 8.5, above: 2, below: 9, pitch: 12, edge: 8 },
  SPA: { datum: 11, above: 2.75, below: 11, pitch: 15, edge: 10 },
  SPB: { datum: 14, above: 3.5, below: 14, pitch: 19, edge: 12.5 },
} as const

/** Width of a pulley's face. */
export const faceWidth = (section: keyof typeof grooves, count: number): number =>
  (count - 1) * grooves[section].pitch + 2 * grooves[section].edge
