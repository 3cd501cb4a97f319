import type { Product } from '../catalogue/model.ts'
import { n, t, table } from './writing.ts'

type Tab = NonNullable<Product['tabs']>[number]

/** Pipe threads of ISO 7-1 and ISO 228-1: major diameter in mm, threads per inch. */
const pipeThreads = [
  ['1/8', 9.728, 28],
  ['1/4', 13.157, 19],
  ['3/8', 16.662, 19],
  ['1/2', 20.955, 14],
  ['3/4', 26.441, 14],
  ['1', 33.249, 11],
] as const

/** How to tell pipe threads apart by measuring them. */
export const threadTab: Tab = {
  title: t('Measuring the thread', 'Mengukur ulir'),
  html: table([
    [t('Thread', 'Ulir'), t('Major diameter', 'Diameter luar ulir'), t('Threads per inch', 'Ulir per inci')],
    ...pipeThreads.map(([name, diameter, turns]) => [`R / G ${name}`, n(diameter, ' mm'), String(turns)]),
    ['M5', '5 mm', t('pitch 0.8 mm', 'jarak ulir 0,8 mm')],
  ]),
}

/** Which valve port suits which cylinder, with the tube between them. */
export const portTab: Tab = {
  title: t('Port, tube and cylinder', 'Port, selang, dan silinder'),
  html: table([
    [t('Valve port', 'Port katup'), t('Tube', 'Selang'), t('Cylinder bore', 'Bore')],
    ['M5', '4 mm', t('up to 20 mm', 'hingga 20 mm')],
    ['G1/8', '6 mm', t('25 to 40 mm', '25 sampai 40 mm')],
    ['G1/4', '8 mm', t('50 and 63 mm', '50 dan 63 mm')],
    ['G3/8', '10 mm', t('80 and 100 mm', '80 dan 100 mm')],
    ['G1/2', '12 mm', t('125 mm and more', '125 mm ke atas')],
  ]),
}

/** What to look after in a service unit, and how often. */
export const serviceTab: Tab = {
  title: t('Maintenance', 'Perawatan'),
  html: table([
    [t('Work', 'Pekerjaan'), t('Interval', 'Interval')],
    [
      t('Drain condensate (manual drain)', 'Buang air kondensat (pembuangan manual)'),
      t('daily', 'setiap hari'),
    ],
    [
      t('Check the pressure drop of the element', 'Periksa penurunan tekanan elemen'),
      t('monthly', 'setiap bulan'),
    ],
    [
      t('Wash the bowl in lukewarm soapy water', 'Cuci mangkuk dengan air sabun hangat'),
      t('every six months', 'setiap enam bulan'),
    ],
    [
      t('Replace the element', 'Ganti elemen'),
      t('yearly, or at 0.7 bar drop', 'setiap tahun, atau pada penurunan 0,7 bar'),
    ],
  ]),
}
