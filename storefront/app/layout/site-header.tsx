import type { Settings } from '@pasok/contract'
import { MainHeader } from './main-header.tsx'
import type { NamedCategory } from '../catalogue/named-category.ts'
import type { Member } from '../identity/member.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { NavPanel } from './nav-panel.tsx'
import { TopBar } from './top-bar.tsx'

interface Props {
  readonly settings: Settings | undefined
  readonly categories: readonly NamedCategory[]
  readonly member: Member | undefined
}

/** The head of every page in the layout of the settings. Its parts stick to the window one by one, so they share no box. */
export function SiteHeader({ settings, categories, member }: Props) {
  const isCompact = settings?.header_layout === 'compact'
  const bar = <TopBar settings={settings} member={member} />
  return (
    <header className="site contents">
      {!isCompact && bar}
      <MainHeader settings={settings} canBuy={member?.canBuy ?? false}>
        {isCompact && bar}
      </MainHeader>
      <NavPanel categories={categories} member={member} />
      <MobileMenu categories={categories} settings={settings} member={member} />
    </header>
  )
}
