import { leaf } from '../catalogue/category.ts'
import type { Text } from '../catalogue/model.ts'

const root: Text = { en: 'Pneumatics', id: 'Pneumatik' }
const cylinders: Text = { en: 'Pneumatic cylinders', id: 'Silinder pneumatik' }
const actuators: Text = { en: 'Rotary actuators and grippers', id: 'Rotary actuator dan gripper' }
const accessories: Text = { en: 'Cylinder accessories', id: 'Aksesori silinder' }
const fittings: Text = { en: 'Fittings', id: 'Fitting' }
const directional: Text = { en: 'Directional valves', id: 'Directional valve' }
const process: Text = { en: 'Process valves', id: 'Process valve' }
const control: Text = { en: 'Flow and non-return valves', id: 'Flow control dan check valve' }
const preparation: Text = { en: 'Air preparation', id: 'Pengolah udara (FRL)' }
const tubing: Text = { en: 'Tubing and hoses', id: 'Selang pneumatik' }
const vacuum: Text = { en: 'Vacuum', id: 'Vakum' }
const supply: Text = { en: 'Compressed air supply', id: 'Suplai udara' }

/** The leaves of this chapter. */
export const categories = {
  compactCylinders: leaf(root, cylinders, { en: 'Compact cylinders', id: 'Silinder kompak' }),
  profileCylinders: leaf(root, cylinders, { en: 'Profile cylinders', id: 'Silinder profil' }),
  miniCylinders: leaf(root, cylinders, { en: 'Mini cylinders', id: 'Silinder mini' }),
  guidedCylinders: leaf(root, cylinders, { en: 'Guided cylinders', id: 'Silinder guide' }),
  rodlessCylinders: leaf(root, cylinders, { en: 'Rodless cylinders', id: 'Silinder rodless' }),
  rotary: leaf(root, actuators, { en: 'Rotary actuators', id: 'Rotary actuator' }),
  grippers: leaf(root, actuators, { en: 'Grippers', id: 'Gripper pneumatik' }),
  mountings: leaf(root, accessories, { en: 'Cylinder mountings', id: 'Bracket silinder' }),
  rodEnds: leaf(root, accessories, { en: 'Rod ends and clevises', id: 'Rod end dan clevis' }),
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
  couplings: leaf(root, fittings, { en: 'Quick couplings', id: 'Quick coupler' }),
  solenoidValves: leaf(root, directional, { en: '5/2 solenoid valves', id: 'Solenoid valve 5/2' }),
  solenoid53: leaf(root, directional, { en: '5/3 solenoid valves', id: 'Solenoid valve 5/3' }),
  solenoid32: leaf(root, directional, { en: '3/2 solenoid valves', id: 'Solenoid valve 3/2' }),
  airPiloted: leaf(root, directional, { en: 'Air-piloted valves', id: 'Air pilot valve' }),
  manualValves: leaf(root, directional, {
    en: 'Hand, foot and roller valves',
    id: 'Valve tangan, pedal, dan roller',
  }),
  manifolds: leaf(root, directional, {
    en: 'Manifolds and distribution blocks',
    id: 'Manifold dan blok distribusi',
  }),
  coils: leaf(root, directional, { en: 'Coils and connectors', id: 'Coil dan konektor' }),
  processValves: leaf(root, process, { en: '2/2 solenoid valves', id: 'Solenoid valve 2/2' }),
  angleSeat: leaf(root, process, { en: 'Angle seat valves', id: 'Angle seat valve' }),
  pulseValves: leaf(root, process, { en: 'Pulse jet valves', id: 'Pulse jet valve' }),
  flowControl: leaf(root, control, { en: 'Flow control valves', id: 'Flow control valve' }),
  checkValves: leaf(root, control, { en: 'Check and shuttle valves', id: 'Check valve dan shuttle valve' }),
  shutOff: leaf(root, control, { en: 'Ball and slide valves', id: 'Ball valve dan slide valve' }),
  silencers: leaf(root, control, { en: 'Silencers', id: 'Silencer' }),
  filters: leaf(root, preparation, { en: 'Filters', id: 'Filter udara' }),
  regulators: leaf(root, preparation, { en: 'Pressure regulators', id: 'Regulator tekanan' }),
  lubricators: leaf(root, preparation, { en: 'Lubricators', id: 'Lubricator' }),
  combined: leaf(root, preparation, { en: 'Service units', id: 'Unit FRL' }),
  pressureSwitches: leaf(root, preparation, { en: 'Pressure switches', id: 'Pressure switch' }),
  polyurethane: leaf(root, tubing, { en: 'Polyurethane tubing', id: 'Selang poliuretan (PU)' }),
  otherTubing: leaf(root, tubing, { en: 'Nylon, PE and FEP tubing', id: 'Selang nilon, PE, dan FEP' }),
  spiralHoses: leaf(root, tubing, { en: 'Spiral and air hoses', id: 'Selang spiral dan selang angin' }),
  vacuumCups: leaf(root, vacuum, { en: 'Suction cups', id: 'Suction cup' }),
  ejectors: leaf(root, vacuum, { en: 'Vacuum ejectors and filters', id: 'Ejektor dan filter vakum' }),
  blowGuns: leaf(root, supply, { en: 'Blow guns and nozzles', id: 'Air blow gun dan nozzle' }),
  receivers: leaf(root, supply, { en: 'Air receivers', id: 'Tangki angin' }),
}
