import { Link } from 'react-router'
import { login_prices } from '~words'
import { useLink } from '../shell/use-link.ts'

interface Props {
  /** The page to come back to, its path without a language, with its query. */
  readonly next: string
  readonly className?: string
}

/** What a guest sees where a member sees a price. */
export function LoginLink({ next, className = '' }: Props) {
  const link = useLink()
  return (
    <Link
      to={`${link('/account/login')}?${new URLSearchParams({ next: link(next) })}`}
      rel="nofollow"
      className={`inline-flex min-h-11 items-center text-[13px] font-semibold lg:min-h-7 ${className}`}
    >
      {login_prices()}
    </Link>
  )
}
