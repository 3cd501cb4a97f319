import { Link } from '@pasok/ui/kit/link.tsx'
import { shell_register, shell_register_short } from '~words'
import { useRootData } from '../../layout/root-data.ts'
import { useLink } from '../../routing/use-link.ts'

/** Leads a company that is new to its registration; a phone has room for a word alone. Members have no use for it. */
export function RegisterLink({ className }: { className: string }) {
  const link = useLink()
  const root = useRootData()
  if (root?.member || !root?.opens.includes('/account/registrasi')) return null
  return (
    <Link to={link('/account/registrasi')} aria-label={shell_register()} className={className}>
      <span className="sm:hidden">{shell_register_short()}</span>
      <span className="hidden sm:inline">{shell_register()}</span>
    </Link>
  )
}
