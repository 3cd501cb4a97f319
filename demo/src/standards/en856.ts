/**
 * Hydraulic hoses, wire spiral and compact braid. By DN: inch size, inside diameter in mm, working and burst pressure in
 * bar, smallest bend radius in mm. Sources: EN 856 (4SP, 4SH), EN 857 (1SC, 2SC).
 */
export const en856 = {
  '4SP': [
    { dn: 6, inch: '1/4"', inner: 6.4, work: 450, burst: 1800, bend: 150 },
    { dn: 10, inch: '3/8"', inner: 9.5, work: 445, burst: 1780, bend: 180 },
    { dn: 12, inch: '1/2"', inner: 12.7, work: 415, burst: 1660, bend: 230 },
    { dn: 16, inch: '5/8"', inner: 15.9, work: 350, burst: 1400, bend: 250 },
    { dn: 19, inch: '3/4"', inner: 19, work: 350, burst: 1400, bend: 300 },
    { dn: 25, inch: '1"', inner: 25.4, work: 280, burst: 1120, bend: 340 },
  ],
  '4SH': [
    { dn: 19, inch: '3/4"', inner: 19, work: 420, burst: 1680, bend: 280 },
    { dn: 25, inch: '1"', inner: 25.4, work: 380, burst: 1520, bend: 340 },
    { dn: 31, inch: '1-1/4"', inner: 31.8, work: 325, burst: 1300, bend: 460 },
    { dn: 38, inch: '1-1/2"', inner: 38.1, work: 290, burst: 1160, bend: 560 },
    { dn: 51, inch: '2"', inner: 50.8, work: 250, burst: 1000, bend: 700 },
  ],
  '1SC': [
    { dn: 6, inch: '1/4"', inner: 6.4, work: 225, burst: 900, bend: 75 },
    { dn: 8, inch: '5/16"', inner: 7.9, work: 215, burst: 850, bend: 85 },
    { dn: 10, inch: '3/8"', inner: 9.5, work: 180, burst: 720, bend: 90 },
    { dn: 12, inch: '1/2"', inner: 12.7, work: 160, burst: 640, bend: 130 },
    { dn: 16, inch: '5/8"', inner: 15.9, work: 130, burst: 520, bend: 150 },
    { dn: 19, inch: '3/4"', inner: 19, work: 105, burst: 420, bend: 180 },
    { dn: 25, inch: '1"', inner: 25.4, work: 88, burst: 350, bend: 230 },
  ],
  '2SC': [
    { dn: 6, inch: '1/4"', inner: 6.4, work: 400, burst: 1600, bend: 75 },
    { dn: 8, inch: '5/16"', inner: 7.9, work: 350, burst: 1400, bend: 85 },
    { dn: 10, inch: '3/8"', inner: 9.5, work: 330, burst: 1320, bend: 90 },
    { dn: 12, inch: '1/2"', inner: 12.7, work: 275, burst: 1100, bend: 130 },
    { dn: 16, inch: '5/8"', inner: 15.9, work: 250, burst: 1000, bend: 170 },
    { dn: 19, inch: '3/4"', inner: 19, work: 215, burst: 850, bend: 200 },
    { dn: 25, inch: '1"', inner: 25.4, work: 165, burst: 650, bend: 250 },
  ],
} as const
