import { categories } from './categories.ts'
import { said } from './passage.ts'
import { family } from './nut-family.ts'

const locking = [
  said(
    'Use it once or twice: the grip fades with every turn',
    'Pakai satu atau dua kali: daya cengkeramnya berkurang tiap kali diputar',
  ),
  said(
    'Turn it on by hand spanner when the bolt is stainless',
    'Gunakan kunci tangan bila bautnya tahan karat',
  ),
]

/** Nuts with a nylon ring, high. */
export const nylon = family({
  form: 'nylon',
  code: 'LOCK-NUT-ISO7040',
  sku: 'LN7040',
  standard: 'ISO 7040',
  noun: said('Nylon insert lock nut', 'Mur pengunci nilon tinggi'),
  category: categories.lockNuts,
  popularity: 620,
  effort: 1.5,
  lead: [
    said(
      'High lock nut with full thread below its nylon ring: the ring grips the bolt and holds under vibration, and all of the hexagon carries.',
      'Mur pengunci tinggi dengan ulir penuh di bawah ring nilon: nilon mencengkeram baut sehingga tahan getaran, dan seluruh segi enamnya menahan beban.',
    ),
  ],
  points: [said('The nylon stands −40 to +120 °C', 'Nilon tahan −40 sampai +120 °C'), ...locking],
})

/** Nuts with a nylon ring, low. */
export const low = family({
  form: 'nylon',
  code: 'LOCK-NUT-DIN985',
  sku: 'LN985',
  standard: 'DIN 985',
  noun: said('Low nylon insert lock nut', 'Mur pengunci nilon'),
  category: categories.lockNuts,
  popularity: 780,
  effort: 1.35,
  lead: [
    said(
      'The everyday lock nut: a nylon ring in its collar keeps it where it was set on fans, conveyors, casters and vehicles.',
      'Mur pengunci sehari-hari: ring nilon pada kerahnya menahan posisi mur di kipas, konveyor, roda caster, dan kendaraan.',
    ),
  ],
  points: [
    said('M10 and M12 take spanners of 17 and 19 mm', 'M10 dan M12 memakai kunci 17 dan 19 mm'),
    said('The nylon stands −40 to +120 °C', 'Nilon tahan −40 sampai +120 °C'),
    ...locking,
  ],
})

/** All-metal lock nuts. */
export const metal = family({
  form: 'metal',
  code: 'LOCK-NUT-ISO7719',
  sku: 'LN7719',
  standard: 'ISO 7719',
  noun: said('All-metal lock nut', 'Mur pengunci logam'),
  category: categories.lockNuts,
  popularity: 470,
  effort: 1.7,
  lead: [
    said(
      'Lock nut whose crimped top clamps the thread, without any plastic: for hot exhausts, ovens, brakes and presses.',
      'Mur pengunci dengan puncak yang dijepit, tanpa plastik: untuk knalpot panas, oven, rem, dan mesin press.',
    ),
  ],
  points: [
    said('Start it with the round side up', 'Pasang dengan sisi bulat di atas'),
    said('Oil the bolt a little: the grip is hard', 'Beri sedikit oli pada baut: cengkeramannya keras'),
  ],
})
