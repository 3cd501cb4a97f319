/** How units are written in lists, in both languages and shortened, by the unit of the catalogue that they are. */
const NAMES = {
  pcs: 'pcs pc pce piece pieces ea each unit units nos buah bh bj biji butir btr',
  box: 'box boxes bx dus dos doos kotak ktk',
  carton: 'carton cartons ctn karton krt',
  pack: 'pack packs pkt pk pck pak bungkus bks',
  m: 'm mtr mtrs meter meters metre metres',
  set: 'set sets',
  pair: 'pair pairs prs pasang psg',
  can: 'can cans kaleng klg',
  roll: 'roll rolls rol gulung',
  bottle: 'bottle bottles btl botol',
  drum: 'drum drums',
  pail: 'pail pails ember',
  sheet: 'sheet sheets lembar lbr',
  length: 'length lengths batang btg lonjor ljr',
  kg: 'kg kgs kilo kilogram kilograms',
  l: 'l ltr litre litres liter liters',
}

const codes = new Map(
  Object.entries(NAMES).flatMap(([code, names]) => names.split(' ').map((name) => [name, code] as const)),
)

/** The unit of the catalogue that a text names; undefined where it is none that we know. */
export const unitCode = (text: string): string | undefined =>
  codes.get(text.trim().toLowerCase().replace(/\.$/, ''))
