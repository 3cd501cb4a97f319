import type { ReactNode } from 'react'

interface Props {
  /** The file that holds it, without its ending. */
  readonly file: string
  readonly folder?: 'kit' | 'records'
  readonly children: ReactNode
}

/** One part of the kit as the shop's pages render it, below the name of its file. */
export function Sample({ file, folder = 'kit', children }: Props) {
  const path = `ui/${folder}/${file}.tsx`
  return (
    <section data-part={file} className="border-t border-line py-4">
      <h3 className="mb-3 text-[13px] font-normal text-ink-soft">
        <code>{path}</code>
      </h3>
      {children}
    </section>
  )
}
