import { useRef, useState } from 'react'

/** A row that scrolls by whole slides: which one is shown, and how to show another. */
export const useSlides = (count: number) => {
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)

  const show = (to: number, behavior: ScrollBehavior = 'auto') => {
    const row = list.current
    if (row) row.scrollTo({ left: Math.min(Math.max(to, 0), count - 1) * row.clientWidth, behavior })
  }
  /** However it came there: by finger, wheel, key, link or `show`. */
  const onScroll = ({ currentTarget: row }: React.UIEvent<HTMLElement>) => {
    // A press that scrolled another way does not count as one here.
    if (row.clientWidth > 0) setCurrent(Math.min(Math.round(row.scrollLeft / row.clientWidth), count - 1))
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    const to = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: count - 1 }[event.key]
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    show(to)
  }
  return { list, current, show, onScroll, onKeyDown }
}
