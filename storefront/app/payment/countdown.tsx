import { useEffect, useState } from 'react'
import { pay_left, pay_left_clock } from '~words'

const two = (number: number): string => String(number).padStart(2, '0')

/** The time that is left, with scripts. */
export function Countdown({ until }: { readonly until: string }) {
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    const end = Date.parse(until)
    const look = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    look()
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [until])
  if (left === undefined) return null
  const clock = {
    hours: two(Math.floor(left / 3600)),
    minutes: two(Math.floor(left / 60) % 60),
    seconds: two(left % 60),
  }
  return (
    <span className="block font-normal text-ink-soft tabular-nums" role="timer">
      {pay_left()} {pay_left_clock(clock)}
    </span>
  )
}
