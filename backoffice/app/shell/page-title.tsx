import { useEffect, useRef, type ReactNode } from 'react'
import { admin_name } from '~words'

interface Props {
  readonly title: string
  /** Beside it: states, links. */
  readonly children?: ReactNode
}

/** A page's heading, which also names its tab. It has the focus when the page is opened: the next key begins there. */
export function PageTitle({ title, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} | ${admin_name()}`
  }, [title])
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3">
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h1>
      {children}
    </div>
  )
}
