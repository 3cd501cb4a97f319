import type { Sentence } from '../language.ts'

/** Units of measure by their code; one that is not here is shown as the supplier wrote it. */
export const unitLabels: Readonly<Record<string, Sentence>> = {
  pcs: { en: 'pcs', id: 'pcs' },
  box: { en: 'box', id: 'dus' },
  m: { en: 'm', id: 'm' },
  set: { en: 'set', id: 'set' },
  pair: { en: 'pair', id: 'pasang' },
  can: { en: 'can', id: 'kaleng' },
  roll: { en: 'roll', id: 'roll' },
  pack: { en: 'pack', id: 'pak' },
  bottle: { en: 'bottle', id: 'botol' },
  drum: { en: 'drum', id: 'drum' },
  pail: { en: 'pail', id: 'pail' },
  sheet: { en: 'sheet', id: 'lembar' },
  length: { en: 'length', id: 'batang' },
  carton: { en: 'carton', id: 'karton' },
  kg: { en: 'kg', id: 'kg' },
  l: { en: 'l', id: 'l' },
}

/** A unit of measure in a language, for what the server writes itself; pages have messages of the same words. */
export const unitWord = (uom: string, language: keyof Sentence): string =>
  Object.hasOwn(unitLabels, uom) ? (unitLabels[uom]?.[language] ?? uom) : uom
