/** The shop's mark. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" className="shrink-0">
      <rect width="32" height="32" rx="4" fill="#ffd333" />
      <path d="M10 25V7h8a6 6 0 0 1 0 12h-8" fill="none" stroke="#16191d" strokeWidth="4" />
    </svg>
  )
}
