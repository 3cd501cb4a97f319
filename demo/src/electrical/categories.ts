import { leaf } from '../catalogue/category.ts'
import type { Text } from '../catalogue/model.ts'

const electrical: Text = { en: 'Electrical', id: 'Kelistrikan' }
const automation: Text = { en: 'Automation', id: 'Otomasi' }
const cables: Text = { en: 'Cables', id: 'Kabel' }
const wiring: Text = { en: 'Wiring material', id: 'Perlengkapan instalasi' }
const control: Text = { en: 'Switching & protection', id: 'Sakelar & pengaman' }
const panels: Text = { en: 'Panels & enclosures', id: 'Panel & boks' }
const power: Text = { en: 'Power & lighting', id: 'Daya & penerangan' }
const sensors: Text = { en: 'Sensors', id: 'Sensor' }
const operating: Text = { en: 'Control & signalling', id: 'Kontrol & sinyal' }
const drives: Text = { en: 'Motors & drives', id: 'Motor & penggerak' }
const measuring: Text = { en: 'Measuring & regulating', id: 'Pengukuran & pengaturan' }

/** The leaves of this chapter. */
export const categories = {
  wires: leaf(electrical, cables, { en: 'Single-core wires', id: 'Kabel inti tunggal' }),
  powerCables: leaf(electrical, cables, { en: 'Power & installation cables', id: 'Kabel daya & instalasi' }),
  controlCables: leaf(electrical, cables, { en: 'Control & signal cables', id: 'Kabel kontrol & sinyal' }),
  flexibleCables: leaf(electrical, cables, { en: 'Rubber & welding cables', id: 'Kabel karet & kabel las' }),
  dataCables: leaf(electrical, cables, { en: 'Data cables', id: 'Kabel data' }),
  lugs: leaf(electrical, wiring, { en: 'Cable lugs & ferrules', id: 'Skun kabel & ferrule' }),
  glands: leaf(electrical, wiring, { en: 'Cable glands', id: 'Kelenjar kabel (cable gland)' }),
  ties: leaf(electrical, wiring, { en: 'Cable ties & clips', id: 'Pengikat & klem kabel' }),
  ducts: leaf(electrical, wiring, { en: 'Trunking & conduits', id: 'Saluran & pipa kabel' }),
  sleeves: leaf(electrical, wiring, { en: 'Heat shrink & markers', id: 'Selongsong bakar & penanda' }),
  terminals: leaf(electrical, wiring, { en: 'Terminal blocks & DIN rails', id: 'Terminal blok & rel DIN' }),
  contactors: leaf(electrical, control, { en: 'Contactors', id: 'Kontaktor' }),
  overloads: leaf(electrical, control, { en: 'Motor protection', id: 'Pengaman motor' }),
  breakers: leaf(electrical, control, { en: 'Miniature circuit breakers', id: 'Pemutus sirkuit mini (MCB)' }),
  residual: leaf(electrical, control, {
    en: 'Residual current devices',
    id: 'Pengaman arus bocor (RCCB, RCBO)',
  }),
  mouldedBreakers: leaf(electrical, control, {
    en: 'Moulded case breakers & disconnectors',
    id: 'Pemutus MCCB & sakelar pemisah',
  }),
  fuses: leaf(electrical, control, { en: 'Fuses & fuse holders', id: 'Sekering & rumah sekering' }),
  surge: leaf(electrical, control, { en: 'Surge arresters', id: 'Arester surja' }),
  enclosures: leaf(electrical, panels, {
    en: 'Enclosures & junction boxes',
    id: 'Boks panel & boks sambung',
  }),
  climate: leaf(electrical, panels, {
    en: 'Panel fans & climate control',
    id: 'Kipas & pengatur suhu panel',
  }),
  plugs: leaf(electrical, power, {
    en: 'Industrial plugs, sockets & reels',
    id: 'Steker, stopkontak & rol kabel industri',
  }),
  lights: leaf(electrical, power, { en: 'LED lights', id: 'Lampu LED' }),
  batteries: leaf(electrical, power, { en: 'Batteries', id: 'Baterai & aki' }),
  sensors: leaf(automation, sensors, { en: 'Inductive sensors', id: 'Sensor induktif' }),
  capacitive: leaf(automation, sensors, {
    en: 'Capacitive, ultrasonic & magnetic sensors',
    id: 'Sensor kapasitif, ultrasonik & magnetik',
  }),
  photoelectric: leaf(automation, sensors, { en: 'Photoelectric sensors', id: 'Sensor fotoelektrik' }),
  encoders: leaf(automation, sensors, { en: 'Rotary encoders', id: 'Rotary encoder (penyandi putaran)' }),
  cordsets: leaf(automation, sensors, { en: 'Sensor connectors & cordsets', id: 'Konektor & kabel sensor' }),
  pushbuttons: leaf(automation, operating, {
    en: 'Pushbuttons, selectors & joysticks',
    id: 'Tombol tekan, sakelar pilih & joystick',
  }),
  signals: leaf(automation, operating, {
    en: 'Pilot lamps & signal towers',
    id: 'Lampu tanda & lampu menara',
  }),
  limits: leaf(automation, operating, { en: 'Limit & foot switches', id: 'Sakelar batas & sakelar kaki' }),
  relays: leaf(automation, operating, { en: 'Relays & timers', id: 'Relai & pewaktu' }),
  supplies: leaf(automation, operating, { en: 'Power supplies & transformers', id: 'Catu daya & trafo' }),
  motors: leaf(automation, drives, { en: 'Three-phase motors', id: 'Motor tiga fasa' }),
  inverters: leaf(automation, drives, {
    en: 'Inverters & soft starters',
    id: 'Inverter & soft starter (pengasut lunak)',
  }),
  temperature: leaf(automation, measuring, {
    en: 'Temperature sensors & controllers',
    id: 'Sensor & pengatur suhu',
  }),
  meters: leaf(automation, measuring, {
    en: 'Panel meters & current transformers',
    id: 'Meter panel & trafo arus',
  }),
  instruments: leaf(automation, measuring, {
    en: 'Multimeters & clamp meters',
    id: 'Multimeter & tang ampere',
  }),
}
