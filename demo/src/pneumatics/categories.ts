import { leaf } from '../catalogue/category.ts'
import type { Text } from '../catalogue/model.ts'

const root: Text = { en: 'Pneumatics', id: 'Pneumatik' }
const cylinders: Text = { en: 'Pneumatic cylinders', id: 'Silinder pneumatik' }
const actuators: Text = { en: 'Rotary actuators and grippers', id: 'Aktuator putar dan gripper' }
const accessories: Text = { en: 'Cylinder accessories', id: 'Aksesori silinder' }
const fittings: Text = { en: 'Fittings', id: 'Sambungan selang' }
const directional: Text = { en: 'Directional valves', id: 'Katup arah' }
const process: Text = { en: 'Process valves', id: 'Katup proses' }
const control: Text = { en: 'Flow and non-return valves', id: 'Katup pengatur dan satu arah' }
const preparation: Text = { en: 'Air preparation', id: 'Unit penyiap udara' }
const tubing: Text = { en: 'Tubing and hoses', id: 'Selang pneumatik' }
const vacuum: Text = { en: 'Vacuum', id: 'Vakum' }
const supply: Text = { en: 'Compressed air supply', id: 'Pasokan udara bertekanan' }

/** The leaves of this chapter. */
export const categories = {
  compactCylinders: leaf(root, cylinders, { en: 'Compact cylinders', id: 'Silinder kompak' }),
  profileCylinders: leaf(root, cylinders, { en: 'Profile cylinders', id: 'Silinder profil' }),
  miniCylinders: leaf(root, cylinders, { en: 'Mini cylinders', id: 'Silinder mini' }),
  guidedCylinders: leaf(root, cylinders, { en: 'Guided cylinders', id: 'Silinder berpemandu' }),
  rodlessCylinders: leaf(root, cylinders, { en: 'Rodless cylinders', id: 'Silinder tanpa batang' }),
  rotary: leaf(root, actuators, { en: 'Rotary actuators', id: 'Aktuator putar' }),
  grippers: leaf(root, actuators, { en: 'Grippers', id: 'Gripper pneumatik' }),
  mountings: leaf(root, accessories, { en: 'Cylinder mountings', id: 'Dudukan silinder' }),
  rodEnds: leaf(root, accessories, { en: 'Rod ends and clevises', id: 'Ujung batang dan garpu' }),
  sensors: leaf(root, accessories, { en: 'Cylinder sensors', id: 'Sensor silinder' }),
  pushInFittings: leaf(root, fittings, { en: 'Push-in fittings', id: 'Fitting selang angin' }),
  miniFittings: leaf(root, fittings, { en: 'Miniature fittings', id: 'Fitting mini' }),
  stainlessFittings: leaf(root, fittings, {
    en: 'Stainless and brass push-in fittings',
    id: 'Fitting selang angin logam',
  }),
  compressionFittings: leaf(root, fittings, {
    en: 'Compression and barb fittings',
    id: 'Fitting kompresi dan nipel selang',
  }),
  couplings: leaf(root, fittings, { en: 'Quick couplings', id: 'Kopler cepat' }),
  solenoidValves: leaf(root, directional, { en: '5/2 solenoid valves', id: 'Katup solenoid 5/2' }),
  solenoid53: leaf(root, directional, { en: '5/3 solenoid valves', id: 'Katup solenoid 5/3' }),
  solenoid32: leaf(root, directional, { en: '3/2 solenoid valves', id: 'Katup solenoid 3/2' }),
  airPiloted: leaf(root, directional, { en: 'Air-piloted valves', id: 'Katup pilot udara' }),
  manualValves: leaf(root, directional, {
    en: 'Hand, foot and roller valves',
    id: 'Katup tangan, kaki, dan rol',
  }),
  manifolds: leaf(root, directional, {
    en: 'Manifolds and distribution blocks',
    id: 'Manifold dan blok pembagi',
  }),
  coils: leaf(root, directional, { en: 'Coils and connectors', id: 'Koil dan konektor' }),
  processValves: leaf(root, process, { en: '2/2 solenoid valves', id: 'Katup solenoid 2/2' }),
  angleSeat: leaf(root, process, { en: 'Angle seat valves', id: 'Katup dudukan miring' }),
  pulseValves: leaf(root, process, { en: 'Pulse jet valves', id: 'Katup pulse jet' }),
  flowControl: leaf(root, control, { en: 'Flow control valves', id: 'Katup pengatur aliran' }),
  checkValves: leaf(root, control, { en: 'Check and shuttle valves', id: 'Katup satu arah dan shuttle' }),
  shutOff: leaf(root, control, { en: 'Ball and slide valves', id: 'Katup bola dan katup geser' }),
  silencers: leaf(root, control, { en: 'Silencers', id: 'Peredam suara' }),
  filters: leaf(root, preparation, { en: 'Filters', id: 'Filter udara' }),
  regulators: leaf(root, preparation, { en: 'Pressure regulators', id: 'Regulator tekanan' }),
  lubricators: leaf(root, preparation, { en: 'Lubricators', id: 'Pelumas udara' }),
  combined: leaf(root, preparation, { en: 'Service units', id: 'Unit FRL' }),
  pressureSwitches: leaf(root, preparation, { en: 'Pressure switches', id: 'Sakelar tekanan' }),
  polyurethane: leaf(root, tubing, { en: 'Polyurethane tubing', id: 'Selang poliuretan (PU)' }),
  otherTubing: leaf(root, tubing, { en: 'Nylon, PE and FEP tubing', id: 'Selang nilon, PE, dan FEP' }),
  spiralHoses: leaf(root, tubing, { en: 'Spiral and air hoses', id: 'Selang spiral dan selang angin' }),
  vacuumCups: leaf(root, vacuum, { en: 'Suction cups', id: 'Mangkuk isap (suction cup)' }),
  ejectors: leaf(root, vacuum, { en: 'Vacuum ejectors and filters', id: 'Ejektor dan filter vakum' }),
  blowGuns: leaf(root, supply, { en: 'Blow guns and nozzles', id: 'Pistol angin dan nosel' }),
  receivers: leaf(root, supply, { en: 'Air receivers', id: 'Tangki angin' }),
}
