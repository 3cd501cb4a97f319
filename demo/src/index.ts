import { join } from 'node:path'

const folder = join(import.meta.dirname, '..', 'starter')

/** The catalogue an empty database is filled with: absolute paths of its rows, their mapping, and its pictures. */
export const starter: { catalogue: string; mapping: string; pictures: string } = {
  catalogue: join(folder, 'catalogue.csv'),
  mapping: join(folder, 'mapping.json'),
  pictures: join(folder, 'pictures'),
}
