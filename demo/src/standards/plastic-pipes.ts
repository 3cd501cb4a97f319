/**
 * Plastic pressure pipes. mm: outside diameter and wall. Sources: DIN 8077 for PP-R (PN 10 is SDR 11, PN 20 is SDR 6),
 * ISO 4427 for PE 100 (PN 16 is SDR 11, PN 10 is SDR 17).
 */
export const plasticPipes = {
  'PP-R PN 10': [
    [20, 1.9],
    [25, 2.3],
    [32, 2.9],
    [40, 3.7],
    [50, 4.6],
    [63, 5.8],
    [75, 6.8],
    [90, 8.2],
    [110, 10],
  ],
  'PP-R PN 20': [
    [20, 3.4],
    [25, 4.2],
    [32, 5.4],
    [40, 6.7],
    [50, 8.3],
    [63, 10.5],
    [75, 12.5],
    [90, 15],
    [110, 18.3],
  ],
  'PE 100 PN 16': [
    [20, 2],
    [25, 2.3],
    [32, 3],
    [40, 3.7],
    [50, 4.6],
    [63, 5.8],
    [75, 6.8],
    [90, 8.2],
    [110, 10],
  ],
  'PE 100 PN 10': [
    [32, 2],
    [40, 2.4],
    [50, 3],
    [63, 3.8],
    [75, 4.5],
    [90, 5.4],
    [110, 6.6],
  ],
} as const

/** PVC water pipes by inch size: outside diameter in mm, as sold in Indonesia in class AW. Source: JIS K 6741 (VP). */
export const pvcPipes = [
  { inch: '1/2"', dn: 15, od: 22 },
  { inch: '3/4"', dn: 20, od: 26 },
  { inch: '1"', dn: 25, od: 32 },
  { inch: '1-1/4"', dn: 32, od: 42 },
  { inch: '1-1/2"', dn: 40, od: 48 },
  { inch: '2"', dn: 50, od: 60 },
  { inch: '2-1/2"', dn: 65, od: 76 },
  { inch: '3"', dn: 80, od: 89 },
  { inch: '4"', dn: 100, od: 114 },
  { inch: '6"', dn: 150, od: 165 },
] as const
