import { ink, soft } from '../pdf/pdf-page.ts'

export interface Style {
  readonly weight: 'regular' | 'semibold'
  readonly size: number
  readonly colour: string
}

/** The text styles of a document. */
export const styles = {
  shop: { weight: 'semibold', size: 13, colour: ink },
  title: { weight: 'semibold', size: 17, colour: ink },
  number: { weight: 'semibold', size: 10, colour: ink },
  label: { weight: 'semibold', size: 7, colour: soft },
  small: { weight: 'regular', size: 7.5, colour: soft },
  text: { weight: 'regular', size: 8, colour: ink },
  strong: { weight: 'semibold', size: 8, colour: ink },
  total: { weight: 'semibold', size: 10, colour: ink },
} as const satisfies Record<string, Style>

/** The distance between lines of text, in points. */
export const LEADING = 10.5
