/** EN 13414-1, wire rope slings: working load of one leg in t, by rope diameter in mm (fibre core, 1770 N/mm²). */
export const en13414 = { 8: 0.7, 10: 1.05, 12: 1.55, 14: 2.12, 16: 2.7, 18: 3.4, 20: 4.35, 24: 6.3 } as const
