import { prepareChromium } from './browser.ts'

/** Once before all journeys: there is a Chromium to run them in. */
export default async (): Promise<void> => {
  await prepareChromium()
}
