import type { Product } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { lineProduct } from './line.ts'
import { manifoldFront, manifoldSpace } from './valve.drawing.ts'
import { t } from './writing.ts'

const stations = [2, 3, 4, 5, 6, 8, 10, 12] as const

const bars: readonly Product[] = (
  [
    ['MF18', 'G1/8', 'G1/4', 19, 30, t('Manifold for valves G1/8', 'Manifold untuk valve G1/8')],
    ['MF14', 'G1/4', 'G3/8', 23, 38, t('Manifold for valves G1/4', 'Manifold untuk valve G1/4')],
    ['MF38', 'G3/8', 'G1/2', 28, 46, t('Manifold for valves G3/8', 'Manifold untuk valve G3/8')],
  ] as const
).map(([code, port, through, pitch, depth, text], index) =>
  lineProduct({
    code,
    what: text,
    name: t(`${text.en}, with common supply and exhaust`, `${text.id}, pasokan dan buangan bersama`),
    lead: [
      t(
        'Aluminium bar that supplies a row of body-ported 5/2 and 5/3 valves from one inlet and gathers their exhausts in two channels, so that two silencers are enough.',
        'Batang aluminium yang memasok sederet valve 5/2 dan 5/3 dari satu masukan dan mengumpulkan buangannya dalam dua saluran sehingga cukup dua peredam.',
      ),
    ],
    points: [
      t('Gaskets and screws for each station included', 'Termasuk gasket dan baut untuk tiap stasiun'),
      t('Close spare stations with a blanking plate', 'Tutup stasiun kosong dengan pelat penutup'),
      t('Feed from both ends above six stations', 'Pasok dari kedua ujung bila lebih dari enam stasiun'),
    ],
    data: [
      ['thread', t(`Supply and exhaust ${through}`, `Pasokan dan buangan ${through}`)],
      [t('Pitch', 'Jarak stasiun'), `${pitch} mm`],
      ['material', t('Aluminium, anodised', 'Aluminium anodisasi')],
    ],
    category: categories.manifolds,
    brand: 'Anginara',
    popularity: 380 - index * 60,
    pictures: [
      { view: 'dimensions', draw: () => manifoldFront(`${code}-6`, 6, pitch, 6 * pitch + 19, port, through) },
      { view: 'shaded', draw: () => manifoldSpace(`${code}-6`, 6, pitch, 6 * pitch + 19, depth) },
    ],
    sizes: stations.map((count) => ({
      key: String(count).padStart(2, '0'),
      size: t(`${count} stations`, `${count} stasiun`),
      attributes: { stations: count, port, length: count * pitch + 19 },
      price: (42_000 + count * 26_000) * (1 + index * 0.35),
      weight: (count * pitch + 19) * depth * 0.045 * (1 + index * 0.3),
      demand: count <= 6 ? 0.8 : 0.4,
    })),
  }),
)

const distributors: readonly Product[] = (
  [
    ['DB14', 'G1/4', 'G3/8', 25, t('one side', 'satu sisi'), 1],
    ['DB18', 'G1/8', 'G1/4', 20, t('one side', 'satu sisi'), 1],
    ['DD14', 'G1/4', 'G1/2', 30, t('two sides', 'dua sisi'), 2],
  ] as const
).map(([code, port, through, pitch, sides, factor]) =>
  lineProduct({
    code,
    what: t(`Distribution block ${port} ${sides.en}`, `Blok pembagi ${port} ${sides.id}`),
    name: t(
      `Air distribution block, outlets ${port} on ${sides.en}`,
      `Blok pembagi angin, keluaran ${port} di ${sides.id}`,
    ),
    lead: [
      t(
        'Drilled aluminium block that splits one line into many: for fittings at a machine or drop points at a bench.',
        'Blok aluminium berlubang yang membagi satu jalur menjadi banyak: untuk fitting di mesin atau titik ambil di meja kerja.',
      ),
      factor === 2
        ? t(
            'Outlets on two opposite faces halve its length.',
            'Keluaran di dua sisi berlawanan memperpendek ukurannya.',
          )
        : t(
            'All outlets face the same way and can be read at a glance.',
            'Semua keluaran menghadap satu arah dan mudah dilihat.',
          ),
    ],
    points: [
      t(
        'Inlet at both ends: close the spare one with a plug',
        'Masukan di kedua ujung: tutup yang tidak dipakai dengan sumbat',
      ),
      t('Cross holes for wall mounting', 'Lubang silang untuk pemasangan di dinding'),
      t('Up to 16 bar', 'Hingga 16 bar'),
    ],
    data: [
      ['thread', t(`Inlet ${through}`, `Masukan ${through}`)],
      ['material', t('Aluminium, anodised', 'Aluminium anodisasi')],
    ],
    category: categories.manifolds,
    brand: 'Pneusara',
    popularity: 340,
    pictures: [
      { view: 'dimensions', draw: () => manifoldFront(`${code}-5`, 5, pitch, 5 * pitch + 25, port, through) },
      { view: 'shaded', draw: () => manifoldSpace(`${code}-5`, 5, pitch, 5 * pitch + 25, 36, false) },
    ],
    sizes: [2, 3, 4, 5, 6, 8, 10].map((count) => ({
      key: String(count * factor).padStart(2, '0'),
      size: t(`${count * factor} outlets`, `${count * factor} keluaran`),
      attributes: { stations: count * factor, port, length: count * pitch + 25, max_pressure: 16 },
      price: 34_000 + count * 17_000 * (factor === 2 ? 1.5 : 1),
      weight: (count * pitch + 25) * 2.1,
      demand: count <= 6 ? 0.7 : 0.4,
    })),
  }),
)

export const manifolds: readonly Product[] = [...bars, ...distributors]
