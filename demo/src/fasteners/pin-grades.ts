import { plainGrades, type Grade } from './grades.ts'
import { said } from './passage.ts'

const { a2 } = plainGrades
const none = said('Plain', 'Polos')

/** Ground to m6. */
export const hardened: Grade = {
  ...plainGrades.steel,
  code: '',
  name: said('hardened steel, ground', 'baja keras, gerinda'),
  mark: said('hardened', 'keras'),
  sign: '60 HRC',
  material: said('Hardened steel', 'Baja keras'),
  finish: none,
  base: 180,
  gram: 110,
  dark: false,
  use: said(
    'Hardened to about 60 HRC and ground, it may be pulled and set again without wear.',
    'Dikeraskan sekitar 60 HRC dan digerinda, dapat dilepas dan dipasang lagi tanpa aus.',
  ),
  points: [said('Oiled; wipe before fitting', 'Berminyak; lap sebelum dipasang')],
}
/** Drawn, for pins that are drilled in place. */
export const soft: Grade = {
  ...hardened,
  code: 'S',
  name: said('steel, not hardened', 'baja, tidak dikeraskan'),
  mark: said('steel', 'baja'),
  sign: 'St',
  material: said('Steel', 'Baja'),
  base: 120,
  gram: 70,
  use: said(
    'Unhardened steel gives a little and may be drilled in place.',
    'Baja yang tidak dikeraskan sedikit lentur dan dapat dibor di tempat.',
  ),
}
/** Free-cutting stainless. */
export const a1: Grade = {
  ...a2,
  code: 'A1',
  name: said('stainless steel A1', 'stainless steel A1'),
  mark: said('A1', 'A1'),
  sign: 'A1',
  material: said('Stainless steel A1 (SUS 303)', 'Stainless steel A1 (SUS 303)'),
  base: 260,
  gram: 170,
}
/** For spring pins. */
export const springSteel: Grade = {
  ...soft,
  code: '',
  name: said('spring steel', 'baja pegas'),
  mark: said('spring steel', 'baja pegas'),
  sign: 'FSt',
  material: said('Spring steel', 'Baja pegas'),
  finish: said('Oiled', 'Berminyak'),
  base: 70,
  gram: 120,
  use: said(
    'Tempered spring steel keeps its tension in holes that are only drilled.',
    'Baja pegas temper mempertahankan tegangannya dalam lubang yang cukup dibor.',
  ),
}
/** For spring pins in the wet. */
export const springA2: Grade = {
  ...a1,
  code: 'A2',
  name: said('stainless spring steel', 'baja pegas tahan karat'),
  mark: said('stainless', 'tahan karat'),
  sign: 'SUS 301',
  material: said('Stainless spring steel (SUS 301)', 'Baja pegas tahan karat (SUS 301)'),
}
