import { prepareChromium } from './browser.ts'
import { prepare, removePrepared } from './prepare.ts'
import { RUN_FOLDER } from './shop.ts'

/** Once before all journeys: there are a Chromium to run them in and shops to start. Answers how to tidy up. */
export default async (): Promise<() => Promise<void>> => {
  const [folder] = await Promise.all([prepare(), prepareChromium()])
  process.env[RUN_FOLDER] = folder
  return () => removePrepared(folder)
}
