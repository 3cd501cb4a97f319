import type { Product, Text } from '../catalogue/model.ts'
import { iso15552 } from '../standards/iso15552.ts'
import { iso6432 } from '../standards/iso6432.ts'
import { iso8139, iso8140 } from '../standards/iso8140.ts'
import { categories } from './categories.ts'
import { lineProduct, turnedPictures, type Line } from './line.ts'
import { clevisSide, clevisSpace, eyeSide, eyeSpace, jointPieces } from './rod-end.drawing.ts'
import { hex } from './turning.drawing.ts'
import { t } from './writing.ts'

const steel = t('Steel, zinc-plated', 'Baja lapis seng')

const rods = Object.keys(iso8140) as (keyof typeof iso8140)[]

const eyes = Object.keys(iso8139) as (keyof typeof iso8139)[]

const rodKey = (rod: string): string => rod.split(' ')[0] ?? rod

const nominal = (rod: string): number => Number(rodKey(rod).slice(1))

const forBores = (rod: string): Text => {
  const list = [...Object.entries(iso6432), ...Object.entries(iso15552)]
    .filter(([, size]) => size.KK === rod)
    .map(([bore]) => bore)
    .join(', ')
  return list === ''
    ? t('special rods', 'batang khusus')
    : t(`cylinders of bore ${list}`, `silinder bore ${list}`)
}

const c = iso8140['M10 × 1.25']

const e = iso8139['M10 × 1.25']

const ends: readonly Line[] = [
  {
    code: 'RCL',
    what: t('Rod clevis', 'Clevis'),
    name: t('Rod clevis ISO 8140 with pin', 'Clevis ISO 8140 dengan pin'),
    lead: [
      t(
        'Fork for the piston rod with a pin and retaining ring: joins the rod to a lever or plate that swings in one plane.',
        'Garpu untuk batang piston dengan pin dan ring penahan: menghubungkan batang ke tuas atau pelat yang berayun dalam satu bidang.',
      ),
    ],
    points: [
      t('Lock it on the rod with the nut', 'Kunci pada batang dengan mur'),
      t(
        'Length is set by the thread: screw in at least once its diameter',
        'Panjang disetel lewat ulir: masukkan sedikitnya sepanjang diameternya',
      ),
      t(
        'No side load: use a rod eye where the plane is not true',
        'Tanpa beban samping: gunakan rod end bila bidangnya tidak tepat',
      ),
    ],
    data: [
      ['material', steel],
      ['standard', 'ISO 8140 / DIN 71752'],
    ],
    category: categories.rodEnds,
    brand: 'Pneusara',
    popularity: 460,
    pictures: [
      {
        view: 'dimensions',
        draw: () => clevisSide('ISO 8140 · M10 × 1.25', 'M10 × 1.25', c.pin, c.slot, c.outside, c.length),
      },
      {
        view: 'shaded',
        draw: () => clevisSpace('ISO 8140 · M10 × 1.25', c.pin, c.slot, c.outside, c.length),
      },
    ],
    sizes: rods.map((rod) => ({
      key: rodKey(rod),
      size: t(`${rod} for ${forBores(rod).en}`, `${rod} untuk ${forBores(rod).id}`),
      attributes: {
        standard: 'ISO 8140',
        rod_thread: rod,
        pivot: iso8140[rod].pin,
        width: iso8140[rod].slot,
        length: iso8140[rod].length,
        material: steel,
      },
      price: 12_000 + nominal(rod) ** 1.7 * 620,
      weight: nominal(rod) ** 2.6 * 0.27,
      demand: 0.7,
    })),
  },
  {
    code: 'REY',
    what: t('Rod eye', 'Rod end'),
    name: t('Spherical rod eye ISO 8139, female thread', 'Rod end ISO 8139, ulir dalam'),
    lead: [
      t(
        'Ball joint on the piston rod that swivels in every direction, so that misalignment does not load the rod bearing.',
        'Sambungan bola pada batang piston yang dapat menyudut ke segala arah sehingga ketidaksegarisan tidak membebani bearing batang.',
      ),
    ],
    points: [
      t('Tilts up to about 13° to either side', 'Dapat miring sekitar 13° ke tiap sisi'),
      t(
        'Maintenance-free with PTFE liner; not for shock loads',
        'Bebas perawatan dengan lapisan PTFE; tidak untuk beban kejut',
      ),
      t('Lock it on the rod with the nut', 'Kunci pada batang dengan mur'),
    ],
    data: [
      ['material', t('Steel, bronze, PTFE', 'Baja, perunggu, PTFE')],
      ['standard', 'ISO 8139'],
    ],
    category: categories.rodEnds,
    brand: 'Hembusa',
    popularity: 430,
    pictures: [
      {
        view: 'dimensions',
        draw: () => eyeSide('ISO 8139 · M10 × 1.25', 'M10 × 1.25', e.bore, e.ball, e.width, e.length),
      },
      { view: 'shaded', draw: () => eyeSpace('ISO 8139 · M10 × 1.25', e.bore, e.ball, e.width, e.length) },
    ],
    sizes: eyes.map((rod) => ({
      key: rodKey(rod),
      size: t(`${rod} for ${forBores(rod).en}`, `${rod} untuk ${forBores(rod).id}`),
      attributes: {
        standard: 'ISO 8139',
        rod_thread: rod,
        pivot: iso8139[rod].bore,
        width: iso8139[rod].ball,
        length: iso8139[rod].length,
        material: t('Steel, bronze, PTFE', 'Baja, perunggu, PTFE'),
      },
      price: 38_000 + nominal(rod) ** 1.8 * 640,
      weight: nominal(rod) ** 2.5 * 0.25,
      demand: 0.65,
    })),
  },
  {
    code: 'RFJ',
    what: t('Floating joint', 'Floating joint'),
    name: t(
      'Floating joint for piston rods, self-aligning',
      'Floating joint untuk batang piston, self-aligning',
    ),
    lead: [
      t(
        'Screwed between rod and load, it takes up an offset of up to 1 mm and some degrees of tilt, which spares the seals of guided slides.',
        'Dipasang antara batang dan beban, menyerap pergeseran hingga 1 mm dan kemiringan beberapa derajat sehingga seal pada slide berpemandu lebih awet.',
      ),
    ],
    points: [
      t('For push and pull with almost no play', 'Untuk dorong dan tarik nyaris tanpa kelonggaran'),
      t('Hold the housing with a spanner, never the rod', 'Tahan rumahnya dengan kunci, jangan batangnya'),
      t('Not for turning motion', 'Tidak untuk gerak putar'),
    ],
    data: [['material', t('Steel, burnished', 'Baja blackening')]],
    category: categories.rodEnds,
    brand: 'Hembusa',
    popularity: 300,
    pictures: turnedPictures(
      'M10 × 1.25',
      jointPieces(10),
      8,
      [6, 10, 16].map((d) => ({ pieces: jointPieces(d), text: `M${d}` })),
    ),
    sizes: rods
      .slice(1)
      .concat([])
      .map((rod) => ({
        key: rodKey(rod),
        size: rod,
        attributes: { rod_thread: rod, material: t('Steel, burnished', 'Baja blackening') },
        price: 58_000 + nominal(rod) ** 1.8 * 820,
        weight: nominal(rod) ** 2.5 * 0.5,
        demand: 0.5,
      })),
  },
  {
    code: 'RNT',
    what: t('Rod nut', 'Mur batang'),
    name: t('Rod lock nut, low, fine thread', 'Mur pengunci batang, tipis, ulir halus'),
    lead: [
      t(
        'Thin nut with the fine threads of cylinder rods, to lock clevises, eyes and plates.',
        'Mur tipis dengan ulir halus batang silinder, untuk mengunci clevis, rod end, dan pelat.',
      ),
    ],
    points: [
      t('One is supplied with each cylinder', 'Satu pcs sudah disertakan pada tiap silinder'),
      t('Strength class 04', 'Kelas kekuatan 04'),
      t(
        'Check pitch as well as diameter: M10 rods are 1.25',
        'Periksa jarak ulir selain diameter: batang M10 memakai 1,25',
      ),
    ],
    data: [['material', steel]],
    category: categories.rodEnds,
    brand: 'Pneusara',
    popularity: 240,
    pictures: turnedPictures(
      'M16 × 1.5',
      [hex(8, 24, { dia: 's 24' })],
      16,
      [10, 16, 20].map((d) => ({ pieces: [hex(d * 0.5, d * 1.5)], text: `M${d}` })),
    ),
    sizes: rods.map((rod) => ({
      key: rodKey(rod),
      size: rod,
      attributes: { rod_thread: rod, material: steel, height: nominal(rod) * 0.5 },
      price: 1_500 + nominal(rod) ** 1.5 * 110,
      weight: nominal(rod) ** 2.7 * 0.03,
      demand: 0.8,
    })),
    minimum: 5,
  },
]

export const rodEnds: readonly Product[] = ends.map(lineProduct)
