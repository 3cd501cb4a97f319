import type { Mark } from '../../sheet/svg.ts'

const shades: readonly (readonly [string, string])[] = [
  ['#ffffff', '#6b7580'],
  ['#f3f5f7', '#606a75'],
  ['#e0e5ea', '#4a535d'],
  ['#bec6cf', '#323a43'],
  ['url(#roundH)', 'url(#darkH)'],
]

/** Marks of bright steel as blackened steel: the same faces, each in its dark shade. */
export const darkened = (mark: Mark, dark = true): Mark =>
  dark
    ? shades.reduce((text, [bright, black]) => text.replaceAll(`fill="${bright}"`, `fill="${black}"`), mark)
    : mark
