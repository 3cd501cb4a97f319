import type { MenuLink, Settings } from '@pasok/contract'
import { withoutPaths } from './menus.ts'
import { useRootData } from './root-data.ts'

/** A menu of the shop, without links to what has no page. */
export const useMenu = (chooseMenu: (settings: Settings) => readonly MenuLink[]): readonly MenuLink[] => {
  const root = useRootData()
  return root ? withoutPaths(chooseMenu(root.settings), root.missing) : []
}
