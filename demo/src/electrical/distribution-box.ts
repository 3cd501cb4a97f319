import type { Product } from '../catalogue/model.ts'
import { rect } from '../drawing/svg.ts'
import { blockPictures } from './blocks.drawing.ts'
import { categories } from './categories.ts'
import { piece, product } from './product.ts'
import { cross, text } from './texts.ts'

/** Boxes for breakers on a rail. */
export const distributionBox: Product = product(
  'DISTRIBUTION-BOX',
  ['Distribution box for MCBs, flush and surface', 'Box MCB, tanam dan tempel'],
  categories.enclosures,
  'Saklarindo',
  610,
  {
    lead: [
      [
        'Takes breakers of a house, shop or workshop behind a smoked door, with rail and bars for neutral and earth.',
        'Menampung MCB rumah, toko, atau bengkel di balik pintu gelap, lengkap dengan rel serta batang netral dan bumi.',
      ],
      [
        'Surface types are for concrete, flush types for brick walls.',
        'Tipe tempel untuk beton, tipe tanam untuk dinding bata.',
      ],
    ],
    points: [
      ['Allow one way per pole, two for an RCCB', 'Hitung satu jalur tiap kutub, dua untuk RCCB'],
      ['Leave a quarter free', 'Sisakan seperempat kosong'],
      ['Blank strips close open ways', 'Strip penutup untuk jalur kosong'],
    ],
    data: [
      ['material', 'ABS, self-extinguishing', 'ABS, padam sendiri'],
      ['protection', 'IP40'],
    ],
  },
  blockPictures({
    title: '12 · IP40',
    blocks: [
      { x: 0, y: 0, z: 12, width: 280, height: 200, depth: 80, tone: 'white' },
      {
        x: 14,
        y: 40,
        z: 0,
        width: 252,
        height: 120,
        depth: 12,
        tone: 'dark',
        art: (w, h) => [
          ...Array.from(
            { length: 12 },
            (_, i) =>
              rect(w * (0.06 + i * 0.073), h * 0.22, w * 0.065, h * 0.56, 'light', 1, 'edge') +
              rect(w * (0.075 + i * 0.073), h * 0.42, w * 0.035, h * 0.16, 'black', 1, 'none'),
          ),
          rect(w * 0.46, h * 0.88, w * 0.08, h * 0.08, 'white', 2, 'edge'),
        ],
      },
    ],
  }),
  cross([2, 4, 6, 8, 12, 18, 24], ['S', 'F'] as const, (ways, key) =>
    piece(
      `PDB-${ways}${key}`,
      text(
        `Distribution box ${ways} ways, ${key === 'S' ? 'surface' : 'flush'}`,
        `Box MCB ${ways} jalur, ${key === 'S' ? 'tempel' : 'tanam'}`,
      ),
      24_000 + ways * 14_500,
      180 + ways * 75,
      {
        ways,
        function: key === 'S' ? text('Surface', 'Tempel') : text('Flush', 'Tanam'),
        material: 'ABS',
        ingress: 'IP40',
      },
      { demand: 0.8 },
    ),
  ),
  { tkdn: 38 },
)
