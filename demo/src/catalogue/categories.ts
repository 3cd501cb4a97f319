import type { Text } from './model.ts'

const roots = {
  fasteners: { en: 'Fasteners', id: 'Pengencang' },
  transmission: { en: 'Power transmission', id: 'Transmisi daya' },
  pneumatics: { en: 'Pneumatics', id: 'Pneumatik' },
  piping: { en: 'Valves & piping', id: 'Katup & perpipaan' },
  hydraulics: { en: 'Hydraulics', id: 'Hidrolik' },
  machining: { en: 'Cutting & abrasives', id: 'Pemotongan & abrasif' },
  electrical: { en: 'Electrical', id: 'Kelistrikan' },
  safety: { en: 'Safety equipment', id: 'Alat pelindung diri' },
  maintenance: { en: 'Maintenance', id: 'Perawatan mesin' },
  handling: { en: 'Material handling', id: 'Penanganan barang' },
} as const satisfies Record<string, Text>

const branch = (root: Text, middle: Text, leaf: Text): Text => ({
  en: `${root.en} > ${middle.en} > ${leaf.en}`,
  id: `${root.id} > ${middle.id} > ${leaf.id}`,
})

const bolts: Text = { en: 'Bolts & screws', id: 'Baut & sekrup' }
const bearings: Text = { en: 'Bearings', id: 'Bantalan (bearing)' }
const cylinders: Text = { en: 'Pneumatic cylinders', id: 'Silinder pneumatik' }
const seals: Text = { en: 'Seals', id: 'Seal & perapat' }
const control: Text = { en: 'Switching & protection', id: 'Sakelar & pengaman' }

/** Every leaf, as the path that leads to it in both languages. */
export const categories = {
  hexBolts: branch(roots.fasteners, bolts, { en: 'Hex bolts', id: 'Baut segi enam' }),
  socketScrews: branch(roots.fasteners, bolts, { en: 'Socket head screws', id: 'Baut L' }),
  hexNuts: branch(roots.fasteners, { en: 'Nuts', id: 'Mur' }, { en: 'Hex nuts', id: 'Mur segi enam' }),
  flatWashers: branch(
    roots.fasteners,
    { en: 'Washers', id: 'Ring' },
    { en: 'Flat washers', id: 'Ring plat' },
  ),
  ballBearings: branch(roots.transmission, bearings, {
    en: 'Deep groove ball bearings',
    id: 'Bantalan bola alur dalam',
  }),
  vBelts: branch(roots.transmission, { en: 'Belts', id: 'Sabuk' }, { en: 'V-belts', id: 'Sabuk V' }),
  compactCylinders: branch(roots.pneumatics, cylinders, { en: 'Compact cylinders', id: 'Silinder kompak' }),
  profileCylinders: branch(roots.pneumatics, cylinders, { en: 'Profile cylinders', id: 'Silinder profil' }),
  pushInFittings: branch(
    roots.pneumatics,
    { en: 'Fittings', id: 'Sambungan selang' },
    { en: 'Push-in fittings', id: 'Fitting selang angin' },
  ),
  solenoidValves: branch(
    roots.pneumatics,
    { en: 'Directional valves', id: 'Katup arah' },
    { en: '5/2 solenoid valves', id: 'Katup solenoid 5/2' },
  ),
  ballValves: branch(roots.piping, { en: 'Valves', id: 'Katup' }, { en: 'Ball valves', id: 'Katup bola' }),
  oRings: branch(roots.piping, seals, { en: 'O-rings', id: 'Seal O-ring' }),
  gauges: branch(
    roots.piping,
    { en: 'Measuring instruments', id: 'Alat ukur' },
    { en: 'Pressure gauges', id: 'Pengukur tekanan' },
  ),
  hydraulicHoses: branch(
    roots.hydraulics,
    { en: 'Hoses', id: 'Selang' },
    { en: 'Hydraulic hoses', id: 'Selang hidrolik' },
  ),
  drills: branch(
    roots.machining,
    { en: 'Drilling', id: 'Pengeboran' },
    { en: 'Twist drills', id: 'Mata bor spiral' },
  ),
  taps: branch(
    roots.machining,
    { en: 'Threading', id: 'Pembuatan ulir' },
    { en: 'Machine taps', id: 'Tap mesin' },
  ),
  cuttingDiscs: branch(
    roots.machining,
    { en: 'Abrasives', id: 'Abrasif' },
    { en: 'Cutting discs', id: 'Batu gerinda potong' },
  ),
  wires: branch(
    roots.electrical,
    { en: 'Cables', id: 'Kabel' },
    { en: 'Single-core wires', id: 'Kabel inti tunggal' },
  ),
  contactors: branch(roots.electrical, control, { en: 'Contactors', id: 'Kontaktor' }),
  breakers: branch(roots.electrical, control, {
    en: 'Miniature circuit breakers',
    id: 'Pemutus sirkuit mini (MCB)',
  }),
  sensors: branch(
    roots.electrical,
    { en: 'Sensors', id: 'Sensor' },
    { en: 'Inductive sensors', id: 'Sensor induktif' },
  ),
  gloves: branch(
    roots.safety,
    { en: 'Hand protection', id: 'Pelindung tangan' },
    { en: 'Work gloves', id: 'Sarung tangan kerja' },
  ),
  helmets: branch(
    roots.safety,
    { en: 'Head protection', id: 'Pelindung kepala' },
    { en: 'Safety helmets', id: 'Helm keselamatan' },
  ),
  greases: branch(
    roots.maintenance,
    { en: 'Lubricants', id: 'Pelumas' },
    { en: 'Grease cartridges', id: 'Gemuk kartrid' },
  ),
  spanners: branch(
    roots.maintenance,
    { en: 'Hand tools', id: 'Perkakas tangan' },
    { en: 'Combination spanners', id: 'Kunci ring pas' },
  ),
  casters: branch(roots.handling, { en: 'Wheels', id: 'Roda' }, { en: 'Casters', id: 'Roda kastor' }),
} as const satisfies Record<string, Text>

export type Category = (typeof categories)[keyof typeof categories]
