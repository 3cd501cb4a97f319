import { categories } from './categories.ts'
import { said } from './passage.ts'
import { family } from './nut-family.ts'

/** Nuts with a flange. */
export const flange = family({
  form: 'flange',
  code: 'FLANGE-NUT-ISO4161',
  sku: 'FN4161',
  standard: 'ISO 4161',
  noun: said('Hex flange nut', 'Mur flens segi enam'),
  category: categories.flangeNuts,
  popularity: 660,
  effort: 1.2,
  lead: [
    said(
      'Hex nut with a broad flange in one piece that replaces the washer and bridges slotted holes in sheet and profiles.',
      'Mur segi enam dengan flens lebar yang menyatu, menggantikan ring plat dan menutup lubang memanjang pada pelat dan profil.',
    ),
  ],
  points: [
    said('Smooth bearing face, kind to paint', 'Bidang tumpu halus, tidak merusak cat'),
    said('M10 takes a spanner of 15 mm', 'M10 memakai kunci 15 mm'),
  ],
})

/** Domed cap nuts. */
export const cap = family({
  form: 'cap',
  code: 'CAP-NUT-DIN1587',
  sku: 'CN1587',
  standard: 'DIN 1587',
  noun: said('Domed cap nut', 'Mur tutup kubah'),
  category: categories.capNuts,
  popularity: 520,
  effort: 2.2,
  lead: [
    said(
      'Closed nut with a dome that hides the end of the bolt, keeps water out of the thread and hands from its edge.',
      'Mur tertutup berkubah yang menutup ujung baut, menahan air masuk ke ulir, dan melindungi tangan dari tepinya.',
    ),
  ],
  points: [
    said(
      'The bolt must be shorter than the depth of the thread',
      'Ujung baut harus lebih pendek dari kedalaman ulir',
    ),
    said('Turned in one piece', 'Dibubut dari satu bahan'),
  ],
})

/** Slotted nuts for a split pin. */
export const castle = family({
  form: 'castle',
  code: 'CASTLE-NUT-DIN935',
  sku: 'KN935',
  standard: 'DIN 935',
  noun: said('Castle nut', 'Mur mahkota'),
  category: categories.castleNuts,
  popularity: 430,
  effort: 1.8,
  lead: [
    said(
      'Nut with six slots through which a split pin passes the drilled bolt: it cannot turn off, on wheel hubs, steering joints and pivots.',
      'Mur dengan enam alur untuk pin belah yang menembus baut berlubang: tidak dapat terlepas, untuk hub roda, sambungan kemudi, dan poros engsel.',
    ),
  ],
  points: [
    said('Order the split pin with it (ISO 1234)', 'Pesan bersama pin belahnya (ISO 1234)'),
    said(
      'Tighten, then turn on to the next slot, never back',
      'Kencangkan, lalu putar maju ke alur berikutnya, jangan mundur',
    ),
  ],
})

/** Nuts to weld on. */
export const weld = family({
  form: 'weld',
  code: 'WELD-NUT-DIN929',
  sku: 'WN929',
  standard: 'DIN 929',
  noun: said('Hex weld nut', 'Mur las segi enam'),
  category: categories.weldNuts,
  popularity: 500,
  effort: 1.6,
  lead: [
    said(
      'Nut with three projections and a pilot collar: the collar centres it in the sheet, the projections melt in resistance welding.',
      'Mur dengan tiga tonjolan dan kerah pemandu: kerah memusatkan mur pada pelat, tonjolan meleleh saat las tahanan.',
    ),
  ],
  points: [
    said('Suits sheet from about 1 mm on', 'Cocok untuk pelat mulai sekitar 1 mm'),
    said('Weld before painting; clean the thread with a tap', 'Las sebelum dicat; bersihkan ulir dengan tap'),
  ],
})

/** Long nuts that join two rods. */
export const coupling = family({
  form: 'plain',
  code: 'COUPLING-NUT-DIN6334',
  sku: 'LC6334',
  standard: 'DIN 6334',
  noun: said('Coupling nut', 'Mur sambung'),
  category: categories.couplingNuts,
  popularity: 560,
  effort: 1.3,
  lead: [
    said(
      'Long hex nut, three diameters high, that joins two threaded rods or makes a stud longer: hangers, tie rods, formwork.',
      'Mur segi enam panjang setinggi tiga diameter untuk menyambung dua batang ulir: penggantung, batang tarik, bekisting.',
    ),
  ],
  points: [
    said('Screw both rods in to the middle', 'Putar kedua batang sampai ke tengah'),
    said('M10 and M12 take spanners of 17 and 19 mm', 'M10 dan M12 memakai kunci 17 dan 19 mm'),
  ],
})
