import type { MenuLink } from '@pasok/contract'
import { MenuAnchor } from '../layout/menu-entries.tsx'

/** The entries of a menu as a list, each link with where it leads, those below an entry indented. */
export function MenuPreview({ entries }: { readonly entries: readonly MenuLink[] }) {
  return (
    <ul className="list-disc pl-5">
      {entries.map((entry, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- a menu may hold the same entry twice, and never changes
        <Entry key={i} entry={entry} />
      ))}
    </ul>
  )
}

function Entry({ entry: { type, title, url, data, children = [] } }: { readonly entry: MenuLink }) {
  if (type === 'divider') return <li role="separator" className="my-2 list-none border-t border-line" />
  const detail = url ?? Object.values(data ?? {}).join()
  return (
    <li className="py-1">
      {url === undefined ? <b>{title}</b> : <MenuAnchor url={url} title={title} className="underline" />}{' '}
      <span className="text-[13px] break-all text-ink-soft">{detail}</span>
      {children.length > 0 && <MenuPreview entries={children} />}
    </li>
  )
}
