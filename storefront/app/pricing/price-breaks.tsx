import { breakTexts } from './price-texts.ts'
import type { Prices } from './prices.ts'

/** What a unit costs from larger quantities on, a short line each. */
export function PriceBreaks({ of }: { of: Prices }) {
  const texts = breakTexts(of)
  if (texts.length === 0) return null
  return (
    <ul className="text-[13px] text-ink-soft tabular-nums">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
