import type { Line } from './lines.ts'
import type { Mark } from './marks.ts'
import { nearest } from './nearest.ts'

/** The lines of one section, or of all, by what is known of them. No line stands in two lists. */
export interface State {
  readonly title: string
  readonly proven: readonly Line[]
  /** Decided otherwise, or more exactly, than the specification reads; no test names them yet. */
  readonly changed: readonly Line[]
  readonly open: readonly Line[]
}

export const computeState = (title: string, lines: readonly Line[], marks: readonly Mark[]): State => {
  const named = new Set(marks.map((mark) => mark.key))
  const rest = lines.filter((line) => !named.has(line.key))
  return {
    title,
    proven: lines.filter((line) => named.has(line.key)),
    changed: rest.filter((line) => line.decided !== undefined),
    open: rest.filter((line) => line.decided === undefined),
  }
}

export const bySection = (lines: readonly Line[], marks: readonly Mark[]): State[] =>
  [...new Set(lines.map((line) => line.section))].map((section) =>
    computeState(
      section,
      lines.filter((line) => line.section === section),
      marks,
    ),
  )

/** Errors of marks that name no line, with the nearest line. */
export const strayMarks = (lines: readonly Line[], marks: readonly Mark[]): string[] => {
  const keys = lines.map((line) => line.key)
  return marks
    .filter((mark) => !keys.includes(mark.key))
    .map(({ key, path, line }) => {
      const meant = nearest(key, keys)
      return `${path}:${line}: no line '${key}' in docs/spec-lines.md${meant ? `; the nearest is '${meant}'` : ''}`
    })
}
