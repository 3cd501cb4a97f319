import { useRootData } from '../layout/root-data.ts'

/** Whether the page is for a member who may fill a cart and order. */
export const useCanBuy = (): boolean => useRootData()?.member?.canBuy ?? false
