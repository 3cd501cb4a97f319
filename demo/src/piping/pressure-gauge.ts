import { categories } from './categories.ts'
import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { describe } from '../catalogue/text.ts'
import { gaugeFront, gaugeSide, type Gauge } from './pressure-gauge.drawing.ts'

type Kind = {
  code: string
  dial: number
  port: string
  accuracy: string
  name: Text
  price: number
  mass: number
}

const items = (kind: Kind, ranges: readonly number[]): Item[] =>
  ranges.map((range) => {
    const span: Text = { en: `0–${range} bar`, id: `0–${range} bar` }
    return {
      sku: `${kind.code}-${range}`,
      name: { en: `${kind.name.en} ${span.en}`, id: `${kind.name.id} ${span.id}` },
      uom: 'pcs',
      price: rupiah(kind.price * (range > 100 ? 1.15 : 1)),
      weight: kind.mass,
      demand: range === 10 || range === 16 ? 1 : 0.6,
      attributes: {
        standard: 'EN 837-1',
        pressure_range: span,
        dial_size: kind.dial,
        port: kind.port,
        accuracy: kind.accuracy,
      },
    }
  })

const pictures = (gauge: Gauge): Product['pictures'] => [
  { view: 'dimensions', draw: () => gaugeFront(gauge) },
  { view: 'side', draw: () => gaugeSide(gauge) },
]

const data = {
  en: [
    ['Medium', 'Gas or liquid that does not attack brass'],
    ['Working range', '75 % of full scale, 65 % when pulsating'],
    ['Temperature', '−20 to +60 °C'],
  ],
  id: [
    ['Media', 'Gas atau cairan yang tidak merusak kuningan'],
    ['Daerah kerja', '75 % skala penuh, 65 % bila berdenyut'],
    ['Suhu kerja', '−20 sampai +60 °C'],
  ],
} as const

export const pressureGauges: readonly Product[] = [
  {
    code: 'GAUGE-63-BOTTOM',
    name: {
      en: 'Pressure gauge Ø 63 mm, bottom connection G1/4',
      id: 'Pressure gauge (manometer) Ø 63 mm, ulir bawah G1/4',
    },
    description: describe(
      {
        lead: ['Bourdon tube gauge for air preparation, pumps and filters. Easy to read, quick to replace.'],
        points: [
          'Steel case, brass movement, polycarbonate window',
          'Seal with a flat washer, not on the thread',
          'Tighten on the square, never on the case',
        ],
        data: data.en,
      },
      {
        lead: [
          'Manometer tabung Bourdon untuk pengolah udara (FRL), pompa, dan filter. Mudah dibaca, cepat diganti.',
        ],
        points: [
          'Rumah baja, mekanisme kuningan, kaca polikarbonat',
          'Rapatkan dengan ring plat, bukan pada ulir',
          'Kencangkan pada bagian persegi, jangan memutar rumahnya',
        ],
        data: data.id,
      },
    ),
    category: categories.gauges,
    brand: 'Valtirta',
    popularity: 570,
    pictures: pictures({
      dial: 63,
      range: 10,
      steps: 5,
      thread: 'G1/4',
      threadDiameter: 13.2,
      threadLength: 13,
      square: 14,
      depth: 32,
      title: 'EN 837-1 · Ø 63 · 0–10 bar',
    }),
    items: items(
      {
        code: 'PG63B',
        dial: 63,
        port: 'G1/4',
        accuracy: '1.6',
        name: { en: 'Pressure gauge Ø 63 G1/4', id: 'Manometer Ø 63 G1/4' },
        price: 86_000,
        mass: 145,
      },
      [6, 10, 16, 25, 40],
    ),
  },
  {
    code: 'GAUGE-100-GLYCERINE',
    name: {
      en: 'Pressure gauge Ø 100 mm, glycerine filled, G1/2',
      id: 'Pressure gauge (manometer) Ø 100 mm isi gliserin, G1/2',
    },
    description: describe(
      {
        lead: ['Stainless case filled with glycerine: the needle stays calm on vibrating pumps and presses.'],
        points: [
          'Blow-out disc at the back',
          'Open the vent plug after mounting',
          'Calibration certificate on request',
        ],
        data: data.en,
      },
      {
        lead: [
          'Rumah stainless steel berisi gliserin: jarum tetap tenang pada pompa dan mesin pres yang bergetar.',
        ],
        points: [
          'Cakram pengaman di bagian belakang',
          'Buka sumbat ventilasi setelah dipasang',
          'Sertifikat kalibrasi sesuai permintaan',
        ],
        data: data.id,
      },
    ),
    category: categories.gauges,
    brand: 'Valtirta',
    popularity: 430,
    displayAddToCart: false,
    pictures: pictures({
      dial: 100,
      range: 16,
      steps: 4,
      thread: 'G1/2',
      threadDiameter: 21,
      threadLength: 20,
      square: 22,
      depth: 48,
      title: 'EN 837-1 · Ø 100 · 0–16 bar',
    }),
    items: items(
      {
        code: 'PG100G',
        dial: 100,
        port: 'G1/2',
        accuracy: '1.0',
        name: { en: 'Glycerine pressure gauge Ø 100 G1/2', id: 'Manometer gliserin Ø 100 G1/2' },
        price: 342_000,
        mass: 870,
      },
      [10, 16, 60, 250],
    ),
  },
]
