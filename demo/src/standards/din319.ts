/** DIN 319, ball knobs: thread and height over the flat, by diameter; mm. */
export const din319 = {
  16: { thread: 'M4', h: 15 },
  20: { thread: 'M5', h: 18 },
  25: { thread: 'M6', h: 22.5 },
  32: { thread: 'M8', h: 29 },
  40: { thread: 'M10', h: 37 },
  50: { thread: 'M12', h: 46 },
} as const
