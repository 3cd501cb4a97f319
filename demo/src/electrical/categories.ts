import { leaf } from '../catalogue/category.ts'
import type { Text } from '../catalogue/model.ts'

const electrical: Text = { en: 'Electrical', id: 'Kelistrikan' }
const automation: Text = { en: 'Automation', id: 'Otomasi' }
const cables: Text = { en: 'Cables', id: 'Kabel' }
const wiring: Text = { en: 'Wiring material', id: 'Material instalasi' }
const control: Text = { en: 'Switching & protection', id: 'Switchgear & proteksi' }
const panels: Text = { en: 'Panels & enclosures', id: 'Panel & box' }
const power: Text = { en: 'Power & lighting', id: 'Power & lampu' }
const sensors: Text = { en: 'Sensors', id: 'Sensor' }
const operating: Text = { en: 'Control & signalling', id: 'Kontrol & sinyal' }
const drives: Text = { en: 'Motors & drives', id: 'Motor & drive' }
const measuring: Text = { en: 'Measuring & regulating', id: 'Pengukuran & kontrol' }

/** The leaves of this chapter. */
export const categories = {
  wires: leaf(electrical, cables, { en: 'Single-core wires', id: 'Kabel single core' }),
  powerCables: leaf(electrical, cables, { en: 'Power & installation cables', id: 'Kabel daya & instalasi' }),
  controlCables: leaf(electrical, cables, { en: 'Control & signal cables', id: 'Kabel kontrol & sinyal' }),
  flexibleCables: leaf(electrical, cables, { en: 'Rubber & welding cables', id: 'Kabel karet & kabel las' }),
  dataCables: leaf(electrical, cables, { en: 'Data cables', id: 'Kabel data' }),
  lugs: leaf(electrical, wiring, { en: 'Cable lugs & ferrules', id: 'Skun kabel & ferrule' }),
  glands: leaf(electrical, wiring, { en: 'Cable glands', id: 'Cable gland' }),
  ties: leaf(electrical, wiring, { en: 'Cable ties & clips', id: 'Cable ties & klem kabel' }),
  ducts: leaf(electrical, wiring, { en: 'Trunking & conduits', id: 'Duct & pipa kabel' }),
  sleeves: leaf(electrical, wiring, { en: 'Heat shrink & markers', id: 'Heat shrink & marker kabel' }),
  terminals: leaf(electrical, wiring, { en: 'Terminal blocks & DIN rails', id: 'Terminal block & rel DIN' }),
  contactors: leaf(electrical, control, { en: 'Contactors', id: 'Kontaktor' }),
  overloads: leaf(electrical, control, { en: 'Motor protection', id: 'Pengaman motor' }),
  breakers: leaf(electrical, control, { en: 'Miniature circuit breakers', id: 'MCB' }),
  residual: leaf(electrical, control, {
    en: 'Residual current devices',
    id: 'RCCB & RCBO (pengaman arus bocor)',
  }),
  mouldedBreakers: leaf(electrical, control, {
    en: 'Moulded case breakers & disconnectors',
    id: 'MCCB & switch disconnector',
  }),
  fuses: leaf(electrical, control, { en: 'Fuses & fuse holders', id: 'Fuse & fuse holder' }),
  surge: leaf(electrical, control, { en: 'Surge arresters', id: 'Surge arrester' }),
  enclosures: leaf(electrical, panels, {
    en: 'Enclosures & junction boxes',
    id: 'Box panel & junction box',
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
  photoelectric: leaf(automation, sensors, { en: 'Photoelectric sensors', id: 'Sensor photoelectric' }),
  encoders: leaf(automation, sensors, { en: 'Rotary encoders', id: 'Rotary encoder' }),
  cordsets: leaf(automation, sensors, { en: 'Sensor connectors & cordsets', id: 'Konektor & kabel sensor' }),
  pushbuttons: leaf(automation, operating, {
    en: 'Pushbuttons, selectors & joysticks',
    id: 'Push button, selector switch & joystick',
  }),
  signals: leaf(automation, operating, {
    en: 'Pilot lamps & signal towers',
    id: 'Pilot lamp & tower lamp',
  }),
  limits: leaf(automation, operating, { en: 'Limit & foot switches', id: 'Limit switch & foot switch' }),
  relays: leaf(automation, operating, { en: 'Relays & timers', id: 'Relay & timer' }),
  supplies: leaf(automation, operating, { en: 'Power supplies & transformers', id: 'Power supply & trafo' }),
  motors: leaf(automation, drives, { en: 'Three-phase motors', id: 'Motor tiga fasa' }),
  inverters: leaf(automation, drives, {
    en: 'Inverters & soft starters',
    id: 'Inverter & soft starter',
  }),
  temperature: leaf(automation, measuring, {
    en: 'Temperature sensors & controllers',
    id: 'Sensor & kontrol suhu',
  }),
  meters: leaf(automation, measuring, {
    en: 'Panel meters & current transformers',
    id: 'Panel meter & trafo arus (CT)',
  }),
  instruments: leaf(automation, measuring, {
    en: 'Multimeters & clamp meters',
    id: 'Multimeter & tang ampere',
  }),
}
