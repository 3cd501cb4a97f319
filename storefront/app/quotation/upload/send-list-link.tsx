import { Link } from '@pasok/ui/kit/link.tsx'
import { shell_send_list } from '~words'
import { useLink } from '../../routing/use-link.ts'

/** Leads a guest to the upload of a list, through login. */
export function SendListLink({ className }: { className?: string }) {
  const link = useLink()
  const next = new URLSearchParams({ next: link('/account/quotation/upload') })
  return (
    <Link to={`${link('/account/login')}?${next}`} rel="nofollow" className={className}>
      {shell_send_list()}
    </Link>
  )
}
