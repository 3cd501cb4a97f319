import { useRootData } from '../layout/root-data.ts'

/** Whether the page's user sees prices. */
export const useSeesPrices = (): boolean => useRootData()?.member?.seesPrices ?? false
