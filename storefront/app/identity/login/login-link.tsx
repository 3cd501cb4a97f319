import { Link } from '@pasok/ui/kit/link.tsx'
import { login_prices } from '~words'
import { rememberWanted, type WantedItem } from './wanted-item.ts'
import { openLogin } from './login-opening.ts'
import { useLink } from '../../routing/use-link.ts'
import { useRootData } from '../../layout/root-data.ts'

interface Props {
  /** The page to come back to, its path without a language, with its query. */
  readonly next: string
  readonly className?: string | undefined
  /** What is put into the cart once the guest is logged in. */
  readonly item?: WantedItem | undefined
  /** How many of it stand in a field beside the link. */
  readonly quantity?: () => number | undefined
  /** Refuses that quantity, and says so: whether it did. */
  readonly refuse?: () => boolean
}

/**
 * What stands where a member sees a price. It leads a guest to the login: opens it; before scripts, and for a new tab, a
 * link to its page. A logged-in member without prices sees the reason.
 */
export function LoginLink({ next, className = '', item, quantity, refuse }: Props) {
  const link = useLink()
  const waits = useRootData()?.member?.waits
  const login = `${link('/account/login')}?${new URLSearchParams({ next: link(next) })}`
  const look = `inline-flex min-h-11 items-center text-[13px] font-semibold lg:min-h-7 ${className}`
  if (waits)
    return (
      <Link to={link(waits.to)} className={look}>
        {waits.text}
      </Link>
    )
  return (
    <Link
      to={login}
      rel="nofollow"
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        if (refuse?.()) return
        if (item) rememberWanted({ ...item, quantity: quantity?.() })
        openLogin({ login, by: event.currentTarget })
      }}
      className={look}
    >
      {login_prices()}
    </Link>
  )
}
