import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'

export interface Tab {
  /** Names it in the address: `#data`. */
  readonly id: string
  readonly title: string
  readonly lang?: string | undefined
  readonly content: ReactNode
}

/** On the server nothing is laid out, and React says so. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * Chapters one at a time. Before scripts have run the same tabs are links that CSS obeys; without scripts and in print
 * the chapters stand one after the other under their headings. What a browser's own search finds in a chapter that is
 * not shown, opens it.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [chosen, setChosen] = useState<string>()
  const box = useRef<HTMLDivElement>(null)
  const first = tabs[0]?.id
  const selected = tabs.some(({ id }) => id === chosen) ? chosen : first
  const ready = chosen !== undefined

  const choose = (id: string) => {
    setChosen(id)
    // The page stays where it is, and so does the way back from it.
    window.history.replaceState(window.history.state, '', `#${id}`)
  }
  const ids = tabs.map(({ id }) => id).join(' ')

  useBeforePaint(() => {
    const follow = () => {
      const named = window.location.hash.slice(1)
      setChosen((before) => (ids.split(' ').includes(named) ? named : (before ?? first)))
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [ids, first])
  useBeforePaint(() => {
    if (!ready) return
    for (const panel of box.current?.querySelectorAll<HTMLElement>(':scope > section') ?? [])
      if (panel.id === selected) panel.removeAttribute('hidden')
      // React writes `hidden` as a boolean, which a browser's search would pass by.
      else panel.setAttribute('hidden', 'until-found')
  }, [ready, selected])
  useEffect(() => {
    const found = (event: Event) => {
      const panel = (event.target as Element).closest('section')
      if (panel) choose(panel.id)
    }
    const parent = box.current
    parent?.addEventListener('beforematch', found)
    return () => parent?.removeEventListener('beforematch', found)
  })

  if (tabs.length === 0) return null
  const onKeyDown = (event: React.KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === selected)
    const last = tabs.length - 1
    const to = {
      ArrowLeft: at === 0 ? last : at - 1,
      ArrowRight: at === last ? 0 : at + 1,
      Home: 0,
      End: last,
    }[event.key]
    const tab = to === undefined ? undefined : tabs[to]
    if (!tab) return
    event.preventDefault()
    choose(tab.id)
    box.current?.querySelector<HTMLElement>(`[href="#${tab.id}"]`)?.focus()
  }
  return (
    <div ref={box} className="tabs" data-ready={ready || undefined}>
      <div className="tabs-list" role={ready ? 'tablist' : 'group'} aria-label={label}>
        {tabs.map(({ id, title, lang }) => (
          <a
            key={id}
            id={`${id}-tab`}
            href={`#${id}`}
            lang={lang}
            {...(ready && {
              role: 'tab',
              'aria-selected': id === selected,
              'aria-controls': id,
              tabIndex: id === selected ? 0 : -1,
            })}
            onKeyDown={onKeyDown}
            onClick={(event) => {
              event.preventDefault()
              choose(id)
            }}
          >
            {title}
          </a>
        ))}
      </div>
      {tabs.map(({ id, title, lang, content }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-${ready ? 'tab' : 'heading'}`}
          {...(ready && { role: 'tabpanel' })}
        >
          <h2 id={`${id}-heading`} lang={lang}>
            {title}
          </h2>
          {content}
        </section>
      ))}
    </div>
  )
}
