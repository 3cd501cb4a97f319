import type { Text } from '../catalogue/model.ts'
import { bolts, type Grade } from './grades.ts'
import { said } from './passage.ts'

const tail = ({ name }: Grade, language: 'en' | 'id'): string =>
  name[language].split(', ').slice(1).join(', ')

/** A bolt's steel as a nut of a class of its own. */
const inClass = (grade: Grade, strength: string, code: string): Grade => {
  const finish: Text = { en: tail(grade, 'en'), id: tail(grade, 'id') }
  return {
    ...grade,
    code,
    strength,
    sign: grade.sign.replace(grade.strength ?? '', strength),
    name: said('steel class {0}, {1}', 'baja kelas {0}, {1}', strength, finish),
    mark: said('class {0} {1}', 'kelas {0} {1}', strength, finish),
    base: grade.base * 0.5,
    ...(code.endsWith('H') ? { points: [oversize] } : {}),
    ...(code.startsWith('10') ? { use: forTen } : {}),
  }
}
const oversize = said(
  'Tapped oversize after galvanising: only for galvanised bolts',
  'Ulir dilebihkan setelah galvanis: hanya untuk baut galvanis',
)
const forTen = said(
  'Class 10 goes with bolts of class 10.9 and takes their full load.',
  'Kelas 10 dipasangkan dengan baut kelas 10.9 dan menahan beban penuhnya.',
)

/** For 8.8 bolts. */
export const c8 = inClass(bolts.s88, '8', '8')
/** For 8.8 bolts, bright. */
export const c8z = inClass(bolts.s88z, '8', '8Z')
/** For galvanised 8.8 bolts, tapped oversize. */
export const c8h = inClass(bolts.s88h, '8', '8H')
/** For 10.9 bolts. */
export const c10 = inClass(bolts.s109, '10', '10')
/** For 10.9 bolts, bright. */
export const c10z = inClass(bolts.s109z, '10', '10Z')
/** Thin nuts, bright. */
export const c4z = inClass(bolts.s88z, '04', '04Z')
/** Thin nuts, hardened. */
export const c5: Grade = {
  ...inClass(bolts.s109, '05', '05'),
  use: said(
    'Hardened, for adjusting screws that are set under load.',
    'Dikeraskan, untuk baut setel yang diatur di bawah beban.',
  ),
}
/** Cap nuts, bright. */
export const c6z = inClass(bolts.s88z, '6', '6Z')
/** For A2 bolts. */
export const a2: Grade = { ...bolts.a2, base: 130, gram: 100 }
/** For A4 bolts. */
export const a4: Grade = { ...bolts.a4, base: 210, gram: 160 }
/** Low-carbon steel for weld nuts. */
export const weldable: Grade = {
  ...c8,
  code: 'S',
  strength: '8',
  name: said('weldable steel, plain', 'baja las, polos'),
  mark: said('steel', 'baja'),
  sign: 'St',
  dark: false,
  use: said(
    'The low-carbon steel takes resistance welding without cracks and is bare so that current passes.',
    'Baja karbon rendah ini dapat dilas tahanan tanpa retak dan tidak dilapisi agar arus mengalir.',
  ),
}
