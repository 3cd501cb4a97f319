import { fields } from '../read/fields.ts'
import type { ExportedAttribute, ExportedReferences } from './export.store.ts'

/** The number of options that shop systems export. */
const MOST_OPTIONS = 3

/** The columns of an option, as a mapping names them. */
export interface OptionHeadings {
  readonly name: string
  readonly value: string
}

/** The columns of an attribute, as a mapping names them. */
export type AttributeHeadings = { readonly value: string } | { readonly en: string; readonly id: string }

/** The headings of an export's columns. */
export interface ExportHeadings {
  /** The pairs of option columns; none if no item is named by options. */
  readonly options: readonly OptionHeadings[]
  /** By the attribute's id. */
  readonly attributes: ReadonlyMap<number, AttributeHeadings>
  /** Every heading, in the order of the cells. */
  readonly all: readonly string[]
}

/** The headings of an export, all different. */
export const exportHeadings = ({ attributes, namedByOptions }: ExportedReferences): ExportHeadings => {
  const options = Array.from({ length: namedByOptions ? MOST_OPTIONS : 0 }, (_, i) => ({
    name: `option_${i + 1}_name`,
    value: `option_${i + 1}_value`,
  }))
  const taken = new Set<string>()
  const named = attributes.map((attribute) => {
    const plain = attributeHeadings(attribute, '_')
    // If a text foo and a number foo_en collide, the later one gets a dot, which no code has.
    const free = Object.values(plain).every((heading) => !taken.has(heading))
    const headings = free ? plain : attributeHeadings(attribute, '.')
    for (const heading of Object.values(headings)) taken.add(heading)
    return [attribute.id, headings] as const
  })
  return {
    options,
    attributes: new Map(named),
    all: [
      ...fields,
      ...options.flatMap(({ name, value }) => [name, value]),
      ...named.flatMap(([, headings]) => Object.values(headings)),
    ],
  }
}

/** One column, or one per language for a text. */
const attributeHeadings = ({ code, type }: ExportedAttribute, point: '_' | '.'): AttributeHeadings =>
  type === 'number'
    ? { value: point === '_' ? `attr_${code}` : `attr_${code}.value` }
    : { en: `attr_${code}${point}en`, id: `attr_${code}${point}id` }
