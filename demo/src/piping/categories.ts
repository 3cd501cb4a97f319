import { leaf } from '../catalogue/category.ts'
import type { Text } from '../catalogue/model.ts'

const piping: Text = { en: 'Valves & piping', id: 'Valve & perpipaan' }
const hydraulics: Text = { en: 'Hydraulics', id: 'Hidrolik' }
const valves: Text = { en: 'Valves', id: 'Valve' }
const flanges: Text = { en: 'Flanges & gaskets', id: 'Flensa & gasket' }
const pipes: Text = { en: 'Pipes', id: 'Pipa' }
const fittings: Text = { en: 'Pipe fittings', id: 'Fitting pipa' }
const supports: Text = { en: 'Clamps & supports', id: 'Klem & penyangga' }
const seals: Text = { en: 'Seals', id: 'Seal' }
const instruments: Text = { en: 'Process instruments', id: 'Instrumen proses' }
const industrialHoses: Text = { en: 'Industrial hoses', id: 'Selang industri' }
const hoses: Text = { en: 'Hoses', id: 'Selang' }
const couplings: Text = { en: 'Fittings & couplings', id: 'Fitting & kopling' }

/** The leaves of this chapter. */
export const categories = {
  ballValves: leaf(piping, valves, { en: 'Ball valves', id: 'Ball valve' }),
  flangedBallValves: leaf(piping, valves, { en: 'Flanged ball valves', id: 'Ball valve flensa' }),
  threeWayValves: leaf(piping, valves, { en: 'Three-way ball valves', id: 'Ball valve tiga arah' }),
  gateValves: leaf(piping, valves, { en: 'Gate valves', id: 'Gate valve' }),
  globeValves: leaf(piping, valves, { en: 'Globe valves', id: 'Globe valve' }),
  checkValves: leaf(piping, valves, { en: 'Check valves', id: 'Check valve' }),
  footValves: leaf(piping, valves, { en: 'Foot valves', id: 'Foot valve' }),
  butterflyValves: leaf(piping, valves, { en: 'Butterfly valves', id: 'Butterfly valve' }),
  needleValves: leaf(piping, valves, { en: 'Needle valves', id: 'Needle valve' }),
  strainers: leaf(piping, valves, { en: 'Strainers', id: 'Strainer' }),
  processSolenoids: leaf(piping, valves, { en: 'Solenoid valves for fluids', id: 'Solenoid valve fluida' }),
  reliefValves: leaf(piping, valves, { en: 'Safety relief valves', id: 'Safety relief valve' }),
  steamTraps: leaf(piping, valves, { en: 'Steam traps', id: 'Steam trap' }),
  floatValves: leaf(piping, valves, { en: 'Float valves', id: 'Float valve' }),
  slipOnFlanges: leaf(piping, flanges, { en: 'JIS slip-on flanges', id: 'Flensa JIS (slip-on)' }),
  jisBlindFlanges: leaf(piping, flanges, { en: 'JIS blind flanges', id: 'Flensa buta JIS' }),
  asmeFlanges: leaf(piping, flanges, { en: 'ASME flanges', id: 'Flensa ASME' }),
  enFlanges: leaf(piping, flanges, { en: 'EN flanges', id: 'Flensa EN' }),
  gaskets: leaf(piping, flanges, { en: 'Flange gaskets', id: 'Gasket flensa' }),
  spiralGaskets: leaf(piping, flanges, { en: 'Spiral-wound gaskets', id: 'Spiral wound gasket' }),
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
  weldFittings: leaf(piping, fittings, { en: 'Butt-weld fittings', id: 'Fitting las (butt weld)' }),
  plasticFittings: leaf(piping, fittings, { en: 'PVC fittings', id: 'Fitting PVC' }),
  pipeClamps: leaf(piping, supports, { en: 'Pipe clamps & hangers', id: 'Klem & hanger pipa' }),
  hoseClamps: leaf(piping, supports, { en: 'Hose clamps', id: 'Klem selang' }),
  oRings: leaf(piping, seals, { en: 'O-rings', id: 'Seal O-ring' }),
  inchORings: leaf(piping, seals, { en: 'O-rings AS568', id: 'Seal O-ring AS568' }),
  packing: leaf(piping, seals, { en: 'Gland packing', id: 'Gland packing (tali packing)' }),
  tape: leaf(piping, seals, { en: 'Thread seal tape', id: 'Seal tape ulir' }),
  gasketSheets: leaf(piping, seals, { en: 'Gasket sheets', id: 'Gasket lembaran' }),
  gauges: leaf(piping, instruments, { en: 'Pressure gauges', id: 'Pressure gauge' }),
  thermometers: leaf(piping, instruments, { en: 'Bimetal thermometers', id: 'Termometer bimetal' }),
  thermowells: leaf(piping, instruments, { en: 'Thermowells', id: 'Thermowell' }),
  airWaterHoses: leaf(piping, industrialHoses, { en: 'Air & water hoses', id: 'Selang udara & air' }),
  steamChemicalHoses: leaf(piping, industrialHoses, {
    en: 'Steam & chemical hoses',
    id: 'Selang uap & bahan kimia',
  }),
  suctionHoses: leaf(piping, industrialHoses, { en: 'Suction hoses', id: 'Selang isap' }),
  camlocks: leaf(piping, industrialHoses, { en: 'Camlock couplings', id: 'Kopling camlock' }),
  hydraulicHoses: leaf(hydraulics, hoses, { en: 'Hydraulic hoses', id: 'Selang hidrolik' }),
  hoseFittings: leaf(hydraulics, hoses, { en: 'Hose fittings', id: 'Fitting selang hidrolik' }),
  ferrules: leaf(hydraulics, hoses, { en: 'Ferrules', id: 'Ferrule' }),
  adapters: leaf(hydraulics, couplings, { en: 'Hydraulic adapters', id: 'Adaptor hidrolik' }),
  quickCouplings: leaf(hydraulics, couplings, {
    en: 'Hydraulic quick couplings',
    id: 'Quick coupling hidrolik',
  }),
  bondedSeals: leaf(hydraulics, couplings, { en: 'Bonded seals', id: 'Bonded seal' }),
}
