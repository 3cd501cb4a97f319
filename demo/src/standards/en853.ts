/**
 * Rubber hoses with wire braid. Inside and outside in mm, working and burst pressure in bar, smallest bend radius in
 * mm; inch size as ordered. Source: EN 853, types 1SN and 2SN.
 */
export const en853 = {
  '1SN': [
    { dn: 6, inch: '1/4"', inner: 6.4, outer: 13.4, work: 225, burst: 900, bend: 100 },
    { dn: 10, inch: '3/8"', inner: 9.5, outer: 17.4, work: 180, burst: 720, bend: 130 },
    { dn: 12, inch: '1/2"', inner: 12.7, outer: 20.6, work: 160, burst: 640, bend: 180 },
    { dn: 16, inch: '5/8"', inner: 15.9, outer: 23.7, work: 130, burst: 520, bend: 200 },
    { dn: 19, inch: '3/4"', inner: 19, outer: 27.7, work: 105, burst: 420, bend: 240 },
    { dn: 25, inch: '1"', inner: 25.4, outer: 35.6, work: 88, burst: 350, bend: 300 },
    { dn: 31, inch: '1-1/4"', inner: 31.8, outer: 43.5, work: 63, burst: 250, bend: 420 },
    { dn: 38, inch: '1-1/2"', inner: 38.1, outer: 50.6, work: 50, burst: 200, bend: 500 },
  ],
  '2SN': [
    { dn: 6, inch: '1/4"', inner: 6.4, outer: 15, work: 400, burst: 1600, bend: 100 },
    { dn: 10, inch: '3/8"', inner: 9.5, outer: 19, work: 330, burst: 1320, bend: 130 },
    { dn: 12, inch: '1/2"', inner: 12.7, outer: 22.2, work: 275, burst: 1100, bend: 180 },
    { dn: 16, inch: '5/8"', inner: 15.9, outer: 25.4, work: 250, burst: 1000, bend: 200 },
    { dn: 19, inch: '3/4"', inner: 19, outer: 29.3, work: 215, burst: 850, bend: 240 },
    { dn: 25, inch: '1"', inner: 25.4, outer: 38.1, work: 165, burst: 650, bend: 300 },
    { dn: 31, inch: '1-1/4"', inner: 31.8, outer: 48.3, work: 125, burst: 500, bend: 420 },
    { dn: 38, inch: '1-1/2"', inner: 38.1, outer: 54.6, work: 90, burst: 360, bend: 500 },
  ],
} as const
