/** A phone number that a phone dials. */
export function Telephone({ number, className }: { number: string; className?: string }) {
  return (
    <a href={`tel:${number.replace(/[^+\d]/g, '')}`} className={className}>
      {number}
    </a>
  )
}
