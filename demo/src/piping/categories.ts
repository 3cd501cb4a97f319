import { leaf } from '../catalogue/category.ts'
import type { Text } from '../catalogue/model.ts'

const piping: Text = { en: 'Valves & piping', id: 'Katup & perpipaan' }
const hydraulics: Text = { en: 'Hydraulics', id: 'Hidrolik' }
const valves: Text = { en: 'Valves', id: 'Katup' }
const flanges: Text = { en: 'Flanges & gaskets', id: 'Flensa & gasket' }
const pipes: Text = { en: 'Pipes', id: 'Pipa' }
const fittings: Text = { en: 'Pipe fittings', id: 'Fitting pipa' }
const supports: Text = { en: 'Clamps & supports', id: 'Klem & penyangga' }
const seals: Text = { en: 'Seals', id: 'Seal & perapat' }
const instruments: Text = { en: 'Process instruments', id: 'Instrumen proses' }
const industrialHoses: Text = { en: 'Industrial hoses', id: 'Selang industri' }
const hoses: Text = { en: 'Hoses', id: 'Selang' }
const couplings: Text = { en: 'Fittings & couplings', id: 'Fitting & kopling' }

/** The leaves of this chapter. */
export const categories = {
  ballValves: leaf(piping, valves, { en: 'Ball valves', id: 'Katup bola' }),
  flangedBallValves: leaf(piping, valves, { en: 'Flanged ball valves', id: 'Katup bola flensa' }),
  threeWayValves: leaf(piping, valves, { en: 'Three-way ball valves', id: 'Katup bola tiga arah' }),
  gateValves: leaf(piping, valves, { en: 'Gate valves', id: 'Katup gerbang' }),
  globeValves: leaf(piping, valves, { en: 'Globe valves', id: 'Katup globe' }),
  checkValves: leaf(piping, valves, { en: 'Check valves', id: 'Katup searah' }),
  footValves: leaf(piping, valves, { en: 'Foot valves', id: 'Klep kaki' }),
  butterflyValves: leaf(piping, valves, { en: 'Butterfly valves', id: 'Katup kupu-kupu' }),
  needleValves: leaf(piping, valves, { en: 'Needle valves', id: 'Katup jarum' }),
  strainers: leaf(piping, valves, { en: 'Strainers', id: 'Saringan pipa' }),
  processSolenoids: leaf(piping, valves, { en: 'Solenoid valves for fluids', id: 'Katup solenoid fluida' }),
  reliefValves: leaf(piping, valves, { en: 'Safety relief valves', id: 'Katup pengaman' }),
  steamTraps: leaf(piping, valves, { en: 'Steam traps', id: 'Perangkap uap' }),
  floatValves: leaf(piping, valves, { en: 'Float valves', id: 'Katup pelampung' }),
  slipOnFlanges: leaf(piping, flanges, { en: 'JIS slip-on flanges', id: 'Flensa JIS (slip-on)' }),
  jisBlindFlanges: leaf(piping, flanges, { en: 'JIS blind flanges', id: 'Flensa buta JIS' }),
  asmeFlanges: leaf(piping, flanges, { en: 'ASME flanges', id: 'Flensa ASME' }),
  enFlanges: leaf(piping, flanges, { en: 'EN flanges', id: 'Flensa EN' }),
  gaskets: leaf(piping, flanges, { en: 'Flange gaskets', id: 'Gasket flensa' }),
  spiralGaskets: leaf(piping, flanges, { en: 'Spiral-wound gaskets', id: 'Gasket spiral' }),
  steelPipes: leaf(piping, pipes, { en: 'Steel pipes', id: 'Pipa baja' }),
  stainlessPipes: leaf(piping, pipes, { en: 'Stainless steel pipes', id: 'Pipa stainless steel' }),
  plasticPipes: leaf(piping, pipes, { en: 'Plastic pipes', id: 'Pipa plastik' }),
  malleableFittings: leaf(piping, fittings, {
    en: 'Malleable iron fittings',
    id: 'Fitting besi cor malleable',
  }),
  stainlessFittings: leaf(piping, fittings, {
    en: 'Stainless threaded fittings',
    id: 'Fitting ulir stainless steel',
  }),
  weldFittings: leaf(piping, fittings, { en: 'Butt-weld fittings', id: 'Fitting las' }),
  plasticFittings: leaf(piping, fittings, { en: 'PVC fittings', id: 'Fitting PVC' }),
  pipeClamps: leaf(piping, supports, { en: 'Pipe clamps & hangers', id: 'Klem & gantungan pipa' }),
  hoseClamps: leaf(piping, supports, { en: 'Hose clamps', id: 'Klem selang' }),
  oRings: leaf(piping, seals, { en: 'O-rings', id: 'Seal O-ring' }),
  inchORings: leaf(piping, seals, { en: 'O-rings AS568', id: 'Seal O-ring AS568' }),
  packing: leaf(piping, seals, { en: 'Gland packing', id: 'Gland packing (tali packing)' }),
  tape: leaf(piping, seals, { en: 'Thread seal tape', id: 'Seal tape ulir' }),
  gasketSheets: leaf(piping, seals, { en: 'Gasket sheets', id: 'Lembaran gasket' }),
  gauges: leaf(piping, instruments, { en: 'Pressure gauges', id: 'Pengukur tekanan' }),
  thermometers: leaf(piping, instruments, { en: 'Bimetal thermometers', id: 'Termometer bimetal' }),
  thermowells: leaf(piping, instruments, { en: 'Thermowells', id: 'Selongsong termometer (thermowell)' }),
  airWaterHoses: leaf(piping, industrialHoses, { en: 'Air & water hoses', id: 'Selang udara & air' }),
  steamChemicalHoses: leaf(piping, industrialHoses, {
    en: 'Steam & chemical hoses',
    id: 'Selang uap & bahan kimia',
  }),
  suctionHoses: leaf(piping, industrialHoses, { en: 'Suction hoses', id: 'Selang isap' }),
  camlocks: leaf(piping, industrialHoses, { en: 'Camlock couplings', id: 'Kopling camlock' }),
  hydraulicHoses: leaf(hydraulics, hoses, { en: 'Hydraulic hoses', id: 'Selang hidrolik' }),
  hoseFittings: leaf(hydraulics, hoses, { en: 'Hose fittings', id: 'Fitting selang hidrolik' }),
  ferrules: leaf(hydraulics, hoses, { en: 'Ferrules', id: 'Ferul selang' }),
  adapters: leaf(hydraulics, couplings, { en: 'Hydraulic adapters', id: 'Adaptor hidrolik' }),
  quickCouplings: leaf(hydraulics, couplings, {
    en: 'Hydraulic quick couplings',
    id: 'Kopling cepat hidrolik',
  }),
  bondedSeals: leaf(hydraulics, couplings, { en: 'Bonded seals', id: 'Ring seal (bonded seal)' }),
}
