import { leaf } from '../catalogue/category.ts'
import type { Text } from '../catalogue/model.ts'

const text = (en: string, id: string): Text => ({ en, id })
const safety = text('Safety equipment', 'Alat pelindung diri')
const maintenance = text('Maintenance', 'Perawatan mesin')
const handling = text('Material handling', 'Material handling')
const welding = text('Welding', 'Pengelasan')
const packing = text('Packaging', 'Packaging')

const hands = text('Hand protection', 'Pelindung tangan')
const heads = text('Head protection', 'Pelindung kepala')
const feet = text('Foot protection', 'Pelindung kaki')
const clothes = text('Work clothing', 'Pakaian kerja')
const eyes = text('Eye and face protection', 'Pelindung mata dan wajah')
const breath = text('Hearing and breathing', 'Pelindung telinga dan pernapasan')
const heights = text('Work at height', 'Kerja di ketinggian')
const site = text('Site safety', 'Keselamatan area')
const lubricants = text('Lubricants', 'Pelumas')
const lubrication = text('Lubricating equipment', 'Alat pelumasan')
const chemicals = text('Maintenance chemicals', 'Bahan kimia perawatan')
const bonding = text('Bonding and sealing', 'Lem dan sealant')
const machine = text('Machine fittings', 'Perlengkapan mesin')
const filler = text('Filler metals', 'Kawat las')
const gear = text('Welding equipment', 'Perlengkapan las')
const wheels = text('Wheels', 'Roda')
const lifting = text('Lifting gear', 'Lifting gear')
const rigging = text('Rigging', 'Perlengkapan rigging')
const moving = text('Trucks and jacks', 'Troli dan dongkrak')
const storage = text('Storage', 'Penyimpanan')
const packaging = text('Packing materials', 'Bahan pengemas')

/** The leaves of this chapter. */
export const categories = {
  gloves: leaf(safety, hands, text('Work gloves', 'Sarung tangan kerja')),
  cutGloves: leaf(safety, hands, text('Cut-resistant gloves', 'Sarung tangan tahan sayat')),
  chemicalGloves: leaf(safety, hands, text('Chemical gloves', 'Sarung tangan kimia')),
  heatGloves: leaf(
    safety,
    hands,
    text('Leather, heat and welding gloves', 'Sarung tangan kulit, panas, dan las'),
  ),
  disposableGloves: leaf(safety, hands, text('Disposable gloves', 'Sarung tangan sekali pakai')),
  helmets: leaf(safety, heads, text('Safety helmets', 'Helm safety')),
  shoes: leaf(safety, feet, text('Safety shoes', 'Sepatu safety')),
  boots: leaf(safety, feet, text('Rubber boots', 'Sepatu bot karet')),
  coveralls: leaf(safety, clothes, text('Coveralls and jackets', 'Wearpack (coverall) dan jaket')),
  vests: leaf(safety, clothes, text('High-visibility vests', 'Rompi safety')),
  aprons: leaf(safety, clothes, text('Aprons', 'Apron')),
  glasses: leaf(safety, eyes, text('Safety glasses and goggles', 'Kacamata safety')),
  faceShields: leaf(safety, eyes, text('Face shields', 'Face shield')),
  hearing: leaf(safety, breath, text('Ear plugs and ear muffs', 'Ear plug dan ear muff')),
  masks: leaf(safety, breath, text('Dust masks and respirators', 'Masker debu dan respirator')),
  harnesses: leaf(safety, heights, text('Harnesses and lanyards', 'Body harness dan lanyard')),
  cones: leaf(safety, site, text('Cones, signs and barriers', 'Traffic cone, rambu, dan barrier')),
  lockout: leaf(safety, site, text('Lockout padlocks and hasps', 'Gembok dan hasp LOTO')),
  fire: leaf(safety, site, text('Fire extinguishers', 'Alat pemadam api ringan (APAR)')),
  firstAid: leaf(safety, site, text('First aid and eye wash', 'P3K dan pencuci mata')),
  greases: leaf(maintenance, lubricants, text('Grease cartridges', 'Grease cartridge')),
  bulkGreases: leaf(
    maintenance,
    lubricants,
    text('Greases in tins, pails and drums', 'Grease kaleng, pail, dan drum'),
  ),
  hydraulicOils: leaf(maintenance, lubricants, text('Hydraulic oils', 'Oli hidrolik')),
  gearOils: leaf(maintenance, lubricants, text('Gear oils', 'Oli gear')),
  machineOils: leaf(
    maintenance,
    lubricants,
    text('Compressor, circulating and slideway oils', 'Oli kompresor, sirkulasi, dan slideway'),
  ),
  cuttingFluids: leaf(maintenance, lubricants, text('Cutting oils', 'Cutting oil')),
  greaseGuns: leaf(maintenance, lubrication, text('Grease guns', 'Grease gun')),
  nipples: leaf(maintenance, lubrication, text('Grease nipples', 'Nipel grease')),
  sprays: leaf(maintenance, chemicals, text('Maintenance sprays', 'Spray perawatan')),
  paints: leaf(maintenance, chemicals, text('Paints', 'Cat')),
  adhesives: leaf(maintenance, bonding, text('Adhesives and threadlockers', 'Lem dan threadlocker')),
  sealants: leaf(maintenance, bonding, text('Sealants', 'Sealant')),
  tapes: leaf(maintenance, bonding, text('Tapes', 'Selotip dan lakban')),
  knobs: leaf(maintenance, machine, text('Ball knobs and index plungers', 'Ball knob dan index plunger')),
  feet: leaf(maintenance, machine, text('Levelling feet', 'Leveling foot (kaki mesin)')),
  buffers: leaf(maintenance, machine, text('Rubber buffers', 'Karet peredam getaran')),
  electrodes: leaf(welding, filler, text('Welding electrodes', 'Kawat las elektroda')),
  wires: leaf(welding, filler, text('Welding wires and rods', 'Kawat las gulung dan batang')),
  tungsten: leaf(welding, gear, text('TIG and MIG consumables', 'Consumable TIG dan MIG')),
  weldingGear: leaf(welding, gear, text('Masks, regulators and clamps', 'Kedok las, regulator, dan klem')),
  casters: leaf(handling, wheels, text('Casters', 'Roda caster')),
  slings: leaf(handling, lifting, text('Webbing and round slings', 'Sling webbing dan sling bulat')),
  ropeSlings: leaf(handling, lifting, text('Wire rope slings', 'Wire rope sling')),
  hoists: leaf(handling, lifting, text('Hoists and trolleys', 'Chain block dan trolley')),
  shackles: leaf(handling, rigging, text('Shackles and hooks', 'Shackle dan hook')),
  wireRope: leaf(handling, rigging, text('Wire ropes', 'Wire rope')),
  trucks: leaf(handling, moving, text('Hand pallet trucks', 'Hand pallet (hand lift)')),
  jacks: leaf(handling, moving, text('Bottle jacks', 'Dongkrak botol')),
  bins: leaf(handling, storage, text('Storage bins', 'Bin komponen')),
  films: leaf(packing, packaging, text('Film, strapping and cartons', 'Plastik, tali pengikat, dan karton')),
}
