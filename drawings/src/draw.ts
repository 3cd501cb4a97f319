import type { z } from 'zod'
import type { Family } from './family.ts'
import { modules } from './modules.generated.ts'
import { writeDxf } from './sheet/dxf.ts'

/** A drawing as data: the name of its family and its named parameters. */
export interface Drawing {
  readonly family: string
  readonly parameters: Readonly<Record<string, unknown>>
}

/** Every drawing's size, in the units of its viewBox. */
export const drawingSize = { width: 800, height: 600 } as const

/** Raise it when families draw otherwise than before: stored drawings are then drawn again. */
export const drawingVersion = 3

/** The longest file of a drawing, in characters. */
const LONGEST_FILE = 200_000
/** A figure that came out of an impossible size, in an attribute. */
const NO_NUMBER = /NaN|Infinity|undefined/

const byName = new Map(modules.flatMap((module) => module.names.map((name) => [name, module] as const)))

/** Whether a file is of bounded length, and has no number of an impossible size in `figures`, which leaves out its texts. */
export const isUsableFile = (file: string, figures = file): boolean =>
  file.length <= LONGEST_FILE && !NO_NUMBER.test(figures)

export const isFamily = (name: string): boolean => byName.has(name)

const loadFamily = async (name: string): Promise<Family | undefined> =>
  (await byName.get(name)?.load())?.families[name]

/**
 * What is wrong with a drawing's parameters, as one line that names the parameter, its value and what is allowed
 * ('pitch: 500 (≤ 20)'), or undefined. Throws for an unknown family.
 */
export const checkParameters = async ({ family, parameters }: Drawing): Promise<string | undefined> => {
  const { parameters: schema } = await existing(family)
  const checked = schema.safeParse(parameters, { reportInput: true })
  const issue = checked.error?.issues[0]
  return issue && explained(issue)
}

/**
 * The drawing as an SVG file, or undefined where the parameters are wrong or don't fit each other, such as a hole larger
 * than its plate. Throws for an unknown family.
 */
export const drawSvg = async ({ family, parameters }: Drawing): Promise<string | undefined> => {
  const { parameters: schema, draw } = await existing(family)
  const checked = schema.safeParse(parameters)
  if (!checked.success) return undefined
  const svg = draw(checked.data as never)
  return isUsableFile(svg, withoutTexts(svg)) ? svg : undefined
}

const withSections = new Set(modules.flatMap(({ sections = [] }) => sections))

/** Whether the family draws true to scale, so that `drawDxf` has a file for it. */
export const hasSection = (name: string): boolean => withSections.has(name)

/**
 * The drawing's outline, centre lines and dimensions as a DXF file, in millimetres, or undefined where the family is not true
 * to scale, the parameters are wrong, or the file would be too long. Throws for an unknown family.
 */
export const drawDxf = async ({ family, parameters }: Drawing): Promise<string | undefined> => {
  const { parameters: schema, section } = await existing(family)
  const checked = schema.safeParse(parameters)
  if (!checked.success || !section) return undefined
  const { title } = checked.data
  const dxf = writeDxf(section(checked.data as never), typeof title === 'string' ? title : family)
  return isUsableFile(dxf) ? dxf : undefined
}

/** Parameters whose values are a table's texts, each as its type asks: a number, a yes or no, a text. */
export const parametersOfTexts = async (
  family: string,
  texts: Readonly<Record<string, string>>,
): Promise<Record<string, unknown>> => {
  const { shape } = (await existing(family)).parameters
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      readValue(text, shape[name] as z.ZodType | undefined),
    ]),
  )
}

const existing = async (name: string): Promise<Family> => {
  const family = await loadFamily(name)
  if (!family) throw new Error(`There is no family of drawings '${name}'.`)
  return family
}

const withoutTexts = (svg: string): string => svg.replaceAll(/>[^<]*</g, '><')

/** The first reading of a text that its parameter takes: as it is, as a number, as a yes or no. */
const readValue = (text: string, schema: z.ZodType | undefined): unknown => {
  const yes = { yes: true, ya: true, true: true, no: false, tidak: false, false: false }[text.toLowerCase()]
  const readings = [text, Number(text), yes]
  return readings.find((reading) => schema?.safeParse(reading).success === true) ?? text
}

type Issue = z.core.$ZodIssue

/** One line of an issue; of a union's issues those of the alternative that came closest. */
const explained = (issue: Issue): string => {
  if (issue.code === 'invalid_union') {
    const closest = issue.errors
      .filter((issues) => issues.length > 0)
      .toSorted((a, b) => depth(b) - depth(a))[0]?.[0]
    if (closest) return explained({ ...closest, path: [...issue.path, ...closest.path] })
  }
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') return `${[...path, shortened(issue.keys[0] ?? '')].join('.')}: ?`
  const typed = inputText(issue.input)
  const allowed = allowedBy(issue)
  return `${path.join('.')}: ${typed}${allowed === undefined ? '' : ` (${allowed})`}`
}

/** A wrong value on one line; lists and objects only by their kind, since they may be nested deeply. */
const inputText = (input: unknown): string => {
  if (input === undefined) return '–'
  if (typeof input !== 'object' || input === null) return shortened(JSON.stringify(input))
  return Array.isArray(input) ? '[…]' : '{…}'
}

const depth = (issues: readonly Issue[]): number => Math.max(...issues.map(({ path }) => path.length))

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

const allowedBy = (issue: Issue): string | undefined => {
  if (issue.code === 'too_small') return `≥ ${issue.minimum}`
  if (issue.code === 'too_big') return `≤ ${issue.maximum}`
  if (issue.code === 'invalid_value') return issue.values.map(String).join(', ')
  return issue.code === 'invalid_type' ? issue.expected : undefined
}
