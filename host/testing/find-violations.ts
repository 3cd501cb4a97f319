import axe from 'axe-core'
import type { Document } from 'happy-dom'

/** Rules that need a layout: they are checked in journeys/every-page.spec.ts. */
const OF_LAYOUT = [
  'color-contrast',
  'css-orientation-lock',
  'focus-order-semantics',
  'hidden-content',
  'label-content-name-mismatch',
  'link-in-text-block',
  'target-size',
]
/** The table of Variants scrolls in a region of its section's name; a page that is not found has a second search. */
const NOT_OURS = ['landmark-unique']

const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: Object.fromEntries([...OF_LAYOUT, ...NOT_OURS].map((rule) => [rule, { enabled: false }])),
  // Passed checks are never read; copying them takes time.
  reporter: 'no-passes' as const,
}

/** What every page of the shop has, and has once. */
const ONCE = ['h1', 'main', 'header.site', 'footer.site']

/**
 * Computes the style of the first element of each name for all of them: with no style in a document it depends on nothing
 * else, and happy-dom takes longer for it than axe for all its rules.
 */
const shareStylesByName = ({ defaultView: window }: Document): void => {
  if (!window || window.document.querySelector('style, [style]')) return
  const compute = window.getComputedStyle.bind(window)
  const styles = new Map<string, ReturnType<typeof compute>>()
  window.getComputedStyle = (element) => {
    const key = `${element.tagName} ${element.hasAttribute('open')}`
    const style = styles.get(key) ?? compute(element)
    styles.set(key, style)
    return style
  }
}

/** The accessibility violations of a page that its HTML alone shows; without styles every element counts as visible. */
export const findViolations = async (document: Document): Promise<string[]> => {
  // The print header and the flash message stand outside of the landmarks.
  for (const part of document.querySelectorAll('.print-head, .message-bar')) part.remove()
  shareStylesByName(document)
  const { violations } = await axe.run(document.documentElement, OPTIONS)
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`),
    // axe reports these as incomplete only.
    ...ONCE.filter((part) => document.querySelectorAll(part).length !== 1).map((part) => `one ${part}`),
    ...twice([...document.querySelectorAll('[id]')].map(({ id }) => id)).map((id) => `one id: ${id}`),
  ]
}

const twice = (all: readonly string[]): string[] => all.filter((one, i) => all.indexOf(one) !== i)
