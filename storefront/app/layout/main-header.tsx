import type { Settings } from '@pasok/contract'
import { Suspense, useLayoutEffect, useRef, useState } from 'react'
import { Link } from '@pasok/ui/kit/link.tsx'
import { shell_customer_service } from '~words'
import { WishlistLink } from '../catalogue/wish-and-compare/wishlist-link.tsx'
import { Logo } from './logo.tsx'
import { MobileMenuButton } from './mobile-menu-button.tsx'
import { RegisterLink } from '../identity/login/register-link.tsx'
import { SearchBar, SearchToggle } from '../search/search-bar.tsx'
import { Telephone } from './telephone.tsx'
import { useFoldedSearch } from './use-folded-search.ts'
import { useHidingPanel } from './use-hiding-panel.ts'
import { useLink } from '../routing/use-link.ts'
import { lazyPart } from '@pasok/ui/kit/lazy-part.ts'

const CartButton = lazyPart(async () => ({
  default: (await import('../cart/cart-indicator.tsx')).CartButton,
}))

interface Props {
  readonly settings: Settings | undefined
  readonly canBuy: boolean
  /** Replaces the phone number. */
  readonly children?: React.ReactNode
}

/**
 * The shop's name and the search on every screen; on a wide one the phone number, too, on a narrow one the buttons for
 * menu and search, the wish list's count, and a guest's way to register. There it is one row once the page is scrolled.
 */
export function MainHeader({ settings, canBuy, children }: Props) {
  const link = useLink()
  const row = useRef<HTMLDivElement>(null)
  useHidingPanel(row)
  const [isSearchWanted, setSearchWanted] = useState(true)
  const isRequested = useRef(false)
  const [isFolded, unfold] = useFoldedSearch(row)
  const isSearchOpen = isSearchWanted && !isFolded
  const toggleSearch = (opens: boolean) => {
    isRequested.current = opens
    setSearchWanted(opens)
    unfold()
  }
  useLayoutEffect(() => {
    if (isSearchOpen && isRequested.current) row.current?.querySelector('input')?.focus()
    isRequested.current = false
  }, [isSearchOpen])
  return (
    <div
      ref={row}
      className="main-header hiding-panel on-dark"
      data-folded={(isSearchWanted && isFolded) || undefined}
    >
      <div className="frame main-header-row">
        <MobileMenuButton />
        <Link to={link('/')} className="logo">
          <Logo />
          <span className="truncate">{settings?.name ?? 'Pasok'}</span>
        </Link>
        <RegisterLink className="register-link lg:hidden" />
        {canBuy && (
          <Suspense>
            <CartButton />
          </Suspense>
        )}
        <WishlistLink className="header-button text-white lg:hidden" />
        <SearchToggle isOpen={isSearchOpen} onToggle={toggleSearch} />
        <SearchBar isOpen={isSearchOpen} />
        {children}
        {settings && !children && (
          <p className="hidden text-right text-[13px] leading-tight lg:block">
            <span className="block">{shell_customer_service()}</span>
            <Telephone number={settings.phone} className="py-1 text-[15px] font-semibold text-white" />
          </p>
        )}
      </div>
    </div>
  )
}
