import type { Db } from '../../platform/index.ts'
import type { Mapping } from '../read/mapping.ts'
import type { ImportProblem } from '../problem.ts'
import { ensureBrand, setLogo, type References } from './references.store.ts'
import type { StoredPicture, ImportFiles } from '../files/import-files.ts'

/** Stores the logos that the mapping names for brands; a problem is reported for line 1 of the file. */
export const writeLogos = async (
  tx: Db,
  refs: References,
  mapping: Mapping,
  files: ImportFiles<StoredPicture>,
  announcePhoto: (key: string) => Promise<void>,
  report: (problem: ImportProblem) => void,
): Promise<void> => {
  await Promise.all(mapping.brands.flatMap(({ logo }) => (logo === undefined ? [] : [files.store(logo)])))
  for (const { name, logo } of mapping.brands) {
    if (logo === undefined) continue
    const picture = await files.store(logo)
    if (typeof picture === 'string')
      report({ line: 1, column: 'brands', code: picture, value: logo, refusesRow: false })
    else if (picture && (await setLogo(tx, await ensureBrand(tx, refs, name), picture)) && picture.photo)
      await announcePhoto(picture.key)
  }
}
