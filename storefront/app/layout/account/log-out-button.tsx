import { shell_logout } from '~words'
import { useLink } from '../../routing/use-link.ts'

/** Ends the session: a form of its own before scripts. */
export function LogOut({ className = '' }: { className?: string }) {
  const link = useLink()
  return (
    <form
      method="post"
      action={link('/account/logout')}
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        import('./log-out.ts').then(
          ({ logOut }) => logOut(link('/')),
          () => form.submit(),
        )
      }}
    >
      <button type="submit" className={className}>
        {shell_logout()}
      </button>
    </form>
  )
}
