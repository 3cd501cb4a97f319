import type { Item, Product, Text } from '../catalogue/model.ts'
import { describe, figure } from '../catalogue/text.ts'

/** A sentence in English and in Indonesian. */
export type Pair = readonly [en: string, id: string]

/** A text from its two languages. */
export const text = (en: string, id: string): Text => ({ en, id })

/** The labels of data tables in this chapter. */
const labels = {
  accuracy: ['Accuracy', 'Ketelitian'],
  adjustment: ['Adjustment', 'Pengaturan'],
  armour: ['Armour', 'Pelindung baja'],
  auxiliary: ['Auxiliary contacts', 'Kontak bantu'],
  bend: ['Bending radius', 'Radius tekuk'],
  breaking: ['Breaking capacity', 'Kapasitas pemutusan'],
  clamping: ['Clamping range', 'Rentang jepit'],
  clearances: ['Clear space', 'Ruang bebas'],
  coil: ['Coil', 'Coil'],
  colourTemperature: ['Colour temperature', 'Suhu warna'],
  conductor: ['Conductor', 'Penghantar'],
  connection: ['Connection', 'Sambungan'],
  contacts: ['Contacts', 'Kontak'],
  cores: ['Core marking', 'Tanda inti'],
  current: ['Current', 'Arus'],
  cutout: ['Cut-out', 'Lubang panel'],
  delay: ['Delay', 'Waktu tunda'],
  display: ['Display', 'Layar'],
  door: ['Door', 'Pintu'],
  efficiency: ['Efficiency', 'Efisiensi'],
  fire: ['Fire behaviour', 'Sifat api'],
  fixing: ['Fixing', 'Pengikatan'],
  flow: ['Air flow', 'Aliran udara'],
  force: ['Tensile strength', 'Kekuatan tarik'],
  frequency: ['Frequency', 'Frekuensi'],
  housing: ['Housing', 'Rumah'],
  hysteresis: ['Hysteresis', 'Histeresis'],
  input: ['Input', 'Masukan'],
  insulation: ['Insulation', 'Isolasi'],
  interface: ['Interface', 'Antarmuka'],
  lamp: ['Lamp', 'Lampu'],
  life: ['Life', 'Umur pakai'],
  material: ['Material', 'Bahan'],
  mounting: ['Mounting', 'Pemasangan'],
  output: ['Output', 'Keluaran'],
  packing: ['Packing', 'Kemasan'],
  panel: ['Panel thickness', 'Tebal panel'],
  operating_class: ['Operating class', 'Kelas kerja'],
  protection: ['Protection', 'Perlindungan'],
  range: ['Range', 'Rentang'],
  ratio: ['Shrink ratio', 'Rasio susut'],
  screen: ['Screen', 'Pelindung (screen)'],
  sheath: ['Sheath', 'Selubung'],
  speed: ['Speed', 'Putaran'],
  standard: ['Standard', 'Standar'],
  stripping: ['Stripping length', 'Panjang kupas'],
  supply: ['Supply', 'Tegangan suplai'],
  switching: ['Switching', 'Penyakelaran'],
  temperature: ['Temperature', 'Suhu kerja'],
  terminals: ['Terminals', 'Terminal'],
  test: ['Test voltage', 'Tegangan uji'],
  thickness: ['Wall thickness', 'Tebal dinding'],
  torque: ['Tightening torque', 'Torsi pengencangan'],
  voltage: ['Voltage', 'Tegangan'],
  weight: ['Weight', 'Berat'],
} as const satisfies Record<string, Pair>

/** A line of a data table; the Indonesian value is left out where it reads the same. */
export type Row = readonly [label: keyof typeof labels, en: string, id?: string]

type Parts = { lead: readonly Pair[]; points: readonly Pair[]; data?: readonly Row[] }

const part = ({ lead, points, data = [] }: Parts, index: 0 | 1): Parameters<typeof describe>[0] => ({
  lead: [lead.map((sentence) => sentence[index]).join(' ')],
  points: points.map((point) => point[index]),
  data: data.map(([label, en, id]) => [labels[label][index], index === 0 ? en : (id ?? en)] as const),
})

/** A description from pairs of sentences: a paragraph, points, and a data table. */
export const description = (lead: readonly Pair[], points: readonly Pair[], data: readonly Row[]): Text =>
  describe(part({ lead, points, data }, 0), part({ lead, points, data }, 1))

/** A tab: a paragraph and points. */
export const tab = (
  title: Pair,
  lead: readonly Pair[],
  points: readonly Pair[],
): NonNullable<Product['tabs']>[number] => ({
  title: text(...title),
  html: describe(part({ lead, points }, 0), part({ lead, points }, 1)),
})

type Cells = readonly (readonly (Pair | string)[])[]

/** A tab that holds a table under a sentence. */
export const tableTab = (
  title: Pair,
  lead: Pair,
  head: readonly (Pair | string)[],
  rows: Cells,
): NonNullable<Product['tabs']>[number] => ({
  title: text(...title),
  html: text(table(lead[0], head, rows, 0), table(lead[1], head, rows, 1)),
})

function table(lead: string, head: readonly (Pair | string)[], rows: Cells, index: 0 | 1): string {
  const cell = (value: Pair | string): string => (typeof value === 'string' ? value : value[index])
  const line = (cells: readonly (Pair | string)[], tag: 'td' | 'th'): string =>
    `<tr>${cells.map((value) => `<${tag}>${cell(value)}</${tag}>`).join('')}</tr>`
  return `<p>${lead}</p><table><tbody>${line(head, 'th')}${rows.map((row) => line(row, 'td')).join('')}</tbody></table>`
}

/** A template filled with figures, written as each language writes them. */
export const named = (en: string, id: string, ...values: readonly number[]): Text => {
  const fill = (template: string, language: 'en' | 'id'): string =>
    template.replaceAll(/#(\d)/g, (_, index: string) => figure(values[Number(index)] ?? 0)[language])
  return { en: fill(en, 'en'), id: fill(id, 'id') }
}

/** The colours of wires, buttons, lamps and sleeves. */
export const colours = {
  BK: { en: 'Black', id: 'Hitam' },
  BN: { en: 'Brown', id: 'Cokelat' },
  BU: { en: 'Blue', id: 'Biru' },
  GN: { en: 'Green', id: 'Hijau' },
  GR: { en: 'Grey', id: 'Abu-abu' },
  GY: { en: 'Green-yellow', id: 'Hijau-kuning' },
  OR: { en: 'Orange', id: 'Oranye' },
  RD: { en: 'Red', id: 'Merah' },
  TR: { en: 'Transparent', id: 'Transparan' },
  WH: { en: 'White', id: 'Putih' },
  YE: { en: 'Yellow', id: 'Kuning' },
} as const satisfies Record<string, Text>
/** The code of a colour, as part numbers bear it. */
export type Colour = keyof typeof colours

/** A colour within a name. */
export const colourWord = (code: Colour): Text => ({
  en: colours[code].en.toLowerCase(),
  id: colours[code].id.toLowerCase(),
})

/** Items over every pair of two lists. */
export const cross = <A, B>(
  first: readonly A[],
  second: readonly B[],
  make: (a: A, b: B) => Item | undefined,
): Item[] =>
  first.flatMap((a) =>
    second.flatMap((b) => {
      const item = make(a, b)
      return item === undefined ? [] : [item]
    }),
  )
