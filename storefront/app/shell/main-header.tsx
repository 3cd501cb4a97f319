import type { Settings } from '@pasok/contract'
import { useRef } from 'react'
import { Link } from 'react-router'
import { shell_customer_service } from '~words'
import { Logo } from './logo.tsx'
import { MobileMenuButton } from './mobile-menu-button.tsx'
import { SearchBar, SearchToggle } from './search-bar.tsx'
import { Telephone } from './telephone.tsx'
import { useHidingPanel } from './use-hiding-panel.ts'
import { useLink } from './use-link.ts'

/**
 * The shop's name and the search on every screen; on a wide one the phone number, too, on a narrow one the buttons for
 * menu and search.
 */
export function MainHeader({ settings }: { settings: Settings | undefined }) {
  const link = useLink()
  const row = useRef<HTMLDivElement>(null)
  useHidingPanel(row)
  return (
    <div ref={row} className="main-header hiding-panel on-dark">
      <div className="frame main-header-row">
        <MobileMenuButton />
        <Link to={link('/')} className="logo">
          <Logo />
          <span className="truncate">{settings?.name ?? 'Pasok'}</span>
        </Link>
        <SearchBar />
        <SearchToggle />
        {settings && (
          <p className="hidden text-right text-[13px] leading-tight lg:block">
            <span className="block">{shell_customer_service()}</span>
            <Telephone number={settings.phone} className="py-1 text-[15px] font-semibold text-white" />
          </p>
        )}
      </div>
    </div>
  )
}
