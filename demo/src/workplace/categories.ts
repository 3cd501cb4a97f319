import { leaf } from '../catalogue/category.ts'
import type { Text } from '../catalogue/model.ts'

const text = (en: string, id: string): Text => ({ en, id })
const safety = text('Safety equipment', 'Alat pelindung diri')
const maintenance = text('Maintenance', 'Perawatan mesin')
const handling = text('Material handling', 'Penanganan barang')
const welding = text('Welding', 'Pengelasan')
const packing = text('Packaging', 'Kemasan')

const hands = text('Hand protection', 'Pelindung tangan')
const heads = text('Head protection', 'Pelindung kepala')
const feet = text('Foot protection', 'Pelindung kaki')
const clothes = text('Work clothing', 'Pakaian kerja')
const eyes = text('Eye and face protection', 'Pelindung mata dan wajah')
const breath = text('Hearing and breathing', 'Pelindung telinga dan pernapasan')
const heights = text('Work at height', 'Kerja di ketinggian')
const site = text('Site safety', 'Keselamatan area')
const lubricants = text('Lubricants', 'Pelumas')
const lubrication = text('Lubricating equipment', 'Peralatan pelumasan')
const chemicals = text('Maintenance chemicals', 'Bahan kimia perawatan')
const bonding = text('Bonding and sealing', 'Perekat dan penyekat')
const machine = text('Machine fittings', 'Perlengkapan mesin')
const filler = text('Filler metals', 'Bahan tambah las')
const gear = text('Welding equipment', 'Perlengkapan las')
const wheels = text('Wheels', 'Roda')
const lifting = text('Lifting gear', 'Alat angkat')
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
  helmets: leaf(safety, heads, text('Safety helmets', 'Helm keselamatan')),
  shoes: leaf(safety, feet, text('Safety shoes', 'Sepatu keselamatan')),
  boots: leaf(safety, feet, text('Rubber boots', 'Sepatu bot karet')),
  coveralls: leaf(safety, clothes, text('Coveralls and jackets', 'Baju terusan dan jaket')),
  vests: leaf(safety, clothes, text('High-visibility vests', 'Rompi keselamatan')),
  aprons: leaf(safety, clothes, text('Aprons', 'Apron')),
  glasses: leaf(safety, eyes, text('Safety glasses and goggles', 'Kacamata keselamatan')),
  faceShields: leaf(safety, eyes, text('Face shields', 'Pelindung wajah')),
  hearing: leaf(safety, breath, text('Ear plugs and ear muffs', 'Sumbat dan penutup telinga')),
  masks: leaf(safety, breath, text('Dust masks and respirators', 'Masker debu dan respirator')),
  harnesses: leaf(safety, heights, text('Harnesses and lanyards', 'Sabuk tubuh dan tali pengaman')),
  cones: leaf(safety, site, text('Cones, signs and barriers', 'Kerucut, rambu, dan pembatas')),
  lockout: leaf(safety, site, text('Lockout padlocks and hasps', 'Gembok dan hasp LOTO')),
  fire: leaf(safety, site, text('Fire extinguishers', 'Alat pemadam api ringan (APAR)')),
  firstAid: leaf(safety, site, text('First aid and eye wash', 'P3K dan pencuci mata')),
  greases: leaf(maintenance, lubricants, text('Grease cartridges', 'Gemuk kartrid')),
  bulkGreases: leaf(
    maintenance,
    lubricants,
    text('Greases in tins, pails and drums', 'Gemuk kaleng, pail, dan drum'),
  ),
  hydraulicOils: leaf(maintenance, lubricants, text('Hydraulic oils', 'Oli hidraulik')),
  gearOils: leaf(maintenance, lubricants, text('Gear oils', 'Oli roda gigi')),
  machineOils: leaf(
    maintenance,
    lubricants,
    text('Compressor, circulating and slideway oils', 'Oli kompresor, sirkulasi, dan slideway'),
  ),
  cuttingFluids: leaf(maintenance, lubricants, text('Cutting oils', 'Oli potong')),
  greaseGuns: leaf(maintenance, lubrication, text('Grease guns', 'Pompa gemuk (grease gun)')),
  nipples: leaf(maintenance, lubrication, text('Grease nipples', 'Nipel gemuk')),
  sprays: leaf(maintenance, chemicals, text('Maintenance sprays', 'Semprotan perawatan')),
  paints: leaf(maintenance, chemicals, text('Paints', 'Cat')),
  adhesives: leaf(
    maintenance,
    bonding,
    text('Adhesives and threadlockers', 'Lem, perekat, dan pengunci ulir'),
  ),
  sealants: leaf(maintenance, bonding, text('Sealants', 'Penyekat (sealant)')),
  tapes: leaf(maintenance, bonding, text('Tapes', 'Selotip dan lakban')),
  knobs: leaf(maintenance, machine, text('Ball knobs and index plungers', 'Kenop bola dan pin indeks')),
  feet: leaf(maintenance, machine, text('Levelling feet', 'Kaki penyetel')),
  buffers: leaf(maintenance, machine, text('Rubber buffers', 'Karet peredam getaran')),
  electrodes: leaf(welding, filler, text('Welding electrodes', 'Kawat las elektroda')),
  wires: leaf(welding, filler, text('Welding wires and rods', 'Kawat las gulung dan batang')),
  tungsten: leaf(welding, gear, text('TIG and MIG consumables', 'Suku cadang TIG dan MIG')),
  weldingGear: leaf(welding, gear, text('Masks, regulators and clamps', 'Topeng, regulator, dan klem las')),
  casters: leaf(handling, wheels, text('Casters', 'Roda kastor')),
  slings: leaf(handling, lifting, text('Webbing and round slings', 'Sling webbing dan sling bulat')),
  ropeSlings: leaf(handling, lifting, text('Wire rope slings', 'Sling tali kawat')),
  hoists: leaf(handling, lifting, text('Hoists and trolleys', 'Katrol rantai dan troli')),
  shackles: leaf(handling, rigging, text('Shackles and hooks', 'Segel dan kait')),
  wireRope: leaf(handling, rigging, text('Wire ropes', 'Tali kawat (wire rope)')),
  trucks: leaf(handling, moving, text('Hand pallet trucks', 'Hand pallet (hand lift)')),
  jacks: leaf(handling, moving, text('Bottle jacks', 'Dongkrak botol')),
  bins: leaf(handling, storage, text('Storage bins', 'Bak komponen')),
  films: leaf(packing, packaging, text('Film, strapping and cartons', 'Plastik, tali pengikat, dan karton')),
}
