import type { Settings } from '@pasok/contract'
import { MainHeader } from './main-header.tsx'
import type { MenuCategory } from './menu-category.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { NavPanel } from './nav-panel.tsx'
import { TopBar } from './top-bar.tsx'

interface Props {
  readonly settings: Settings | undefined
  readonly categories: readonly MenuCategory[]
}

/** The head of every page. Its parts stick to the window one by one, so they share no box. */
export function SiteHeader({ settings, categories }: Props) {
  return (
    <header className="site contents">
      <TopBar settings={settings} />
      <MainHeader settings={settings} />
      <NavPanel categories={categories} />
      <MobileMenu categories={categories} settings={settings} />
    </header>
  )
}
