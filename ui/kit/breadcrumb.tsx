import { Link } from './link.tsx'
import { shell_breadcrumb } from '~words'

interface Step {
  readonly name: string
  readonly to: string
  readonly lang?: string | undefined
}

interface Props {
  readonly steps: readonly Step[]
  /** Is the page itself the last step? Else the way ends where it belongs. */
  readonly here?: boolean
}

/** Where a page stands: the way to it. */
export function Breadcrumb({ steps, here = false }: Props) {
  return (
    <nav aria-label={shell_breadcrumb()}>
      <ol className="flex flex-wrap gap-x-2 text-[13px]">
        {steps.map(({ name, to, lang }, i) => (
          <li key={to} className="flex items-center gap-x-2">
            {i > 0 && <span aria-hidden="true">›</span>}
            <Link
              to={to}
              lang={lang}
              aria-current={here && i === steps.length - 1 ? 'page' : undefined}
              className="inline-flex min-h-6 items-center"
            >
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
