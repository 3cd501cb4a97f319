/** Wing nuts. mm: pitch, span e, height h, hub height m, hub d2 at the foot and d3 at the top, wing thickness g. Source: DIN 315, table 1 (middle of the tolerances). */
export const din315 = {
  M4: { d: 4, pitch: 0.7, e: 19, h: 9.5, m: 3.9, d2: 7, d3: 6.25, g: 1.7 },
  M5: { d: 5, pitch: 0.8, e: 25, h: 12, m: 5.25, d2: 9.5, d3: 8.25, g: 2.15 },
  M6: { d: 6, pitch: 1, e: 31.5, h: 16, m: 6.5, d2: 11.5, d3: 10, g: 2.4 },
  M8: { d: 8, pitch: 1.25, e: 37.5, h: 19, m: 8.25, d2: 14.5, d3: 11.5, g: 3.2 },
  M10: { d: 10, pitch: 1.5, e: 49.5, h: 24, m: 10, d2: 18.5, d3: 15.5, g: 4.5 },
  M12: { d: 12, pitch: 1.75, e: 63.5, h: 27.25, m: 12, d2: 21.5, d3: 18.5, g: 5.25 },
  M16: { d: 16, pitch: 2, e: 71.5, h: 36.25, m: 14.5, d2: 27.5, d3: 22, g: 6.55 },
} as const
