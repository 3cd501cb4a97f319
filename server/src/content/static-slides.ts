import { languages } from '@pasok/words'
import { storeStaticList } from '../catalogue/index.ts'
import type { Db, Storage } from '../platform/index.ts'
import type { SettingsFile } from './settings.ts'
import { showRecords } from './show-content.ts'
import { findShownOfKind } from './shown.store.ts'

/**
 * Writes the home page's slides to the storage in each language, as the API returns them. Called after each change of
 * content and of the catalogue, which they link to, and when the shop starts.
 */
export const publishSlides = async (
  { db, storage, settings }: { readonly db: Db; readonly storage: Storage; readonly settings: SettingsFile },
  now: Date,
): Promise<void> => {
  const slides = (await findShownOfKind(db, 'home', now)).filter(({ content }) => content.block === 'slide')
  for (const language of languages)
    await storeStaticList(
      storage,
      `slides-${language}`,
      await showRecords({ db, settings }, slides, language),
    )
}
