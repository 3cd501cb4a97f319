import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { members_cancel } from '~words'
import { useLink } from '../../routing/use-link.ts'

interface Props {
  readonly question: string
  /** What follows from it. */
  readonly what: string
  /** What the form sends. */
  readonly fields: Readonly<Record<string, string>>
  readonly button: string
}

/** Asks once more before something is done that can't simply be undone: a page of its own, which needs no scripts. */
export function ConfirmStep({ question, what, fields, button }: Props) {
  const link = useLink()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="max-w-xl">
      <h2 ref={heading} tabIndex={-1} className="text-xl break-words outline-none">
        {question}
      </h2>
      <p className="mt-2">{what}</p>
      <form method="post" action={link('/account/members')} className="mt-6 flex flex-wrap gap-3">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="button min-h-11">
          {button}
        </button>
        <Link to={link('/account/members')} reloadDocument className="button button-quiet min-h-11">
          {members_cancel()}
        </Link>
      </form>
    </section>
  )
}
