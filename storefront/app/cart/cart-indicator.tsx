import { useEffect, useRef } from 'react'
import { Link } from '@pasok/ui/kit/link.tsx'
import { cart_close, cart_count, cart_title } from '~words'
import { useRest, useLink } from '../routing/use-link.ts'
import { counted } from '@pasok/ui/kit/counted.ts'
import { closesDialog, opensDialog } from '@pasok/ui/kit/dialog-commands.ts'
import { Icon } from '@pasok/ui/kit/icon.tsx'
import { useDismissal } from '@pasok/ui/kit/use-dismissal.ts'
import { useIsOpen } from '@pasok/ui/kit/use-is-open.ts'
import { CartIcon } from './cart-icon.tsx'
import { CartPanel } from './cart-panel.tsx'
import { useCart } from './cart-store.ts'
import { useDropcart } from './use-dropcart.ts'

const SHEET = 'cart-sheet'

/** The cart in the head of a wide screen, with how many lines it has: opens it below, or leads to the sheet. */
export function CartIndicator() {
  const isSheet = useDropcart() === 'offcanvas'
  if (!isSheet) return <CartMenu />
  return (
    <button type="button" {...opensDialog(SHEET)} className="nav-panel-link cursor-pointer">
      <CartMark />
    </button>
  )
}

function CartMenu() {
  const details = useRef<HTMLDetailsElement>(null)
  useDismissal(details)
  const isOpen = useIsOpen(details)
  return (
    <details ref={details} className="cart-menu">
      <summary className="nav-panel-link">
        <CartMark />
      </summary>
      <div className="cart-menu-sheet">
        <CartPanel isOpen={isOpen} />
      </div>
    </details>
  )
}

/** The same in the head of a narrow screen: leads to the cart's page, or opens the sheet. */
export function CartButton() {
  const link = useLink()
  const isSheet = useDropcart() === 'offcanvas'
  const className = 'header-button text-white lg:hidden'
  if (isSheet)
    return (
      <button type="button" {...opensDialog(SHEET)} className={className}>
        <CartMark />
      </button>
    )
  return (
    <Link to={link('/shop/cart')} className={className}>
      <CartMark />
    </Link>
  )
}

function CartMark() {
  const { cart, isKnown } = useCart()
  const count = cart.items.length
  return (
    <span className="icon-count">
      <CartIcon />
      <span className="sr-only">{isKnown ? cart_count(counted(count)) : cart_title()}</span>
      {count > 0 && <b aria-hidden="true">{count}</b>}
    </span>
  )
}

/** The cart from the window's side. Its backdrop, its button, Escape and any of its links close it. */
export function CartSheet() {
  const dialog = useRef<HTMLDialogElement>(null)
  const isOpen = useIsOpen(dialog)
  const isOpenedByPage = useRest() === '/offcanvas-cart'
  useEffect(() => {
    if (isOpenedByPage && !dialog.current?.open) dialog.current?.showModal()
  }, [isOpenedByPage])
  return (
    <dialog
      id={SHEET}
      ref={dialog}
      aria-label={cart_title()}
      className="cart-sheet on-light"
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget || (target as Element).closest('a')) currentTarget.close()
      }}
    >
      <div className="min-h-full">
        <div className="mobile-menu-head">
          <p>{cart_title()}</p>
          <button type="button" {...closesDialog(SHEET)} aria-label={cart_close()} className="header-button">
            <Icon name="close" size={24} />
          </button>
        </div>
        <CartPanel isOpen={isOpen} />
      </div>
    </dialog>
  )
}
