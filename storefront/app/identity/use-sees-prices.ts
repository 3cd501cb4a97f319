import { useRootData } from '../layout/root-data.ts'

/** Whether the page is for a member who sees prices; for everybody else there is none to show. */
export const useSeesPrices = (): boolean => useRootData()?.member?.seesPrices ?? false
