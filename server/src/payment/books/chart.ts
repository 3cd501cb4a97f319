import type { LedgerAccount } from '@pasok/contract'
import type { SettingsFile } from '../../content/index.ts'

/** An account of the shop's own books. */
export interface ChartAccount {
  readonly code: string
  readonly name: string
}

/** The account of the shop's own books for one of the ledger; undefined where the settings name none. */
export const findChartAccount = (
  { by_method: byMethod, ...accounts }: SettingsFile['chart_of_accounts'],
  account: string,
  method: string | null,
): ChartAccount | undefined => {
  const ofMethod = method === null ? undefined : (byMethod as Partial<Record<string, ChartAccount>>)[method]
  return ofMethod ?? (accounts as Partial<Record<string, ChartAccount>>)[account as LedgerAccount]
}
