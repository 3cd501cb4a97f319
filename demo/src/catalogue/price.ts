const steps = [
  [1_000, 50],
  [10_000, 100],
  [100_000, 500],
  [1_000_000, 1_000],
  [10_000_000, 5_000],
] as const

/** A price as a supplier would print it: whole rupiah, rounded to a step that grows with the amount. */
export function rupiah(amount: number): number {
  const step = steps.find(([limit]) => amount < limit)?.[1] ?? 10_000
  return Math.max(step, Math.round(amount / step) * step)
}
