import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawSvg, hasSection, listFamilies, type Drawing } from '@pasok/drawings'
import { chapters, readCatalogue, readMapping } from '@pasok/demo'

/** The part of JSON Schema that families use. */
interface Schema {
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly (string | number | boolean)[]
  readonly const?: string | number | boolean
  readonly type?: string
  readonly pattern?: string
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly unit?: string
  readonly default?: string | number | boolean
  /** What stands for a parameter that is left out, in words, where it follows from another one. */
  readonly otherwise?: string
  readonly prefixItems?: readonly Schema[]
  readonly items?: Schema
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema
}

/** The pages that `npm run drawings` writes, by path from the root: docs/drawings.md and a sheet of pictures a chapter. */
export const drawingsPages = async (): Promise<ReadonlyMap<string, string>> => {
  const examples = await findExamples()
  const families = await listFamilies()
  const pages = new Map<string, string>()
  const parts: string[] = []
  for (const chapter of chapters) {
    const own = families.filter((family) => family.chapter === chapter)
    const drawn = own.map(({ name }) => ({ name, example: findExample(examples, name) }))
    const sheet = `docs/drawings/${chapter}.svg`
    pages.set(sheet, await contactSheet(drawn))
    parts.push(
      [
        `## ${chapter[0]?.toUpperCase()}${chapter.slice(1)}`,
        `![The families of ${chapter}](${sheet.replace('docs/', '')})`,
        ...own.map(({ name, parameters }) => describeFamily(name, parameters, findExample(examples, name))),
      ].join('\n\n'),
    )
  }
  const intro = readFileSync(join(import.meta.dirname, 'intro.md'), 'utf8').trim()
  pages.set('docs/drawings.md', `${[intro, ...parts].join('\n\n')}\n`)
  return pages
}

/** The first drawing of each family in the demo's catalogue. */
const findExamples = async (): Promise<ReadonlyMap<string, Drawing>> => {
  const examples = new Map<string, Drawing>()
  for (const { product, items } of await readCatalogue())
    for (const drawing of [
      ...(JSON.parse(product['drawing'] || '[]') as Drawing[]),
      ...items.flatMap((item) => (item['item_drawing'] ? [JSON.parse(item['item_drawing']) as Drawing] : [])),
    ])
      if (!examples.has(drawing.family)) examples.set(drawing.family, drawing)
  for (const { drawings = [] } of (await readMapping()).attributes)
    for (const { family, parameters } of drawings)
      if (!examples.has(family)) examples.set(family, { family, parameters })
  return examples
}

const findExample = (examples: ReadonlyMap<string, Drawing>, name: string): Drawing => {
  const example = examples.get(name)
  if (!example) throw new Error(`Nothing in the demo's catalogue shows the family ${name}.`)
  return example
}

const describeFamily = (name: string, schema: Schema, example: Drawing): string => {
  const rows = Object.entries(schema.properties ?? {}).map(
    ([parameter, of]) =>
      `| \`${parameter}\`${schema.required?.includes(parameter) === true ? '' : ' (optional)'} | ${valueText(of)} |`,
  )
  return [
    `### ${name}`,
    ...(hasSection(name) ? ['True to scale: items have it as a DXF file, too.'] : []),
    ['| Parameter | Value |', '|---|---|', ...rows].join('\n'),
    `\`\`\`json\n${JSON.stringify(example)}\n\`\`\``,
  ].join('\n\n')
}

const code = (word: string | number | boolean): string => `\`${word}\``

/** What a parameter takes, and what it is where it is left out, in words of one line. */
const valueText = (of: Schema): string => {
  const otherwise = of.otherwise ?? (of.default === undefined ? undefined : code(of.default))
  return otherwise === undefined ? takenText(of) : `${takenText(of)}; default ${otherwise}`
}

const takenText = (of: Schema): string => {
  if (of.anyOf) return of.anyOf.map(valueText).join(' *or* ')
  if (of.enum) return of.enum.map(code).join(', ')
  if (of.const !== undefined) return code(of.const)
  if (of.type === 'boolean') return 'true or false'
  if (of.pattern !== undefined) return 'the data of an SVG path'
  if (of.type === 'string') return `text of at most ${of.maxLength} characters`
  if (of.type === 'integer') return `${of.minimum} to ${of.maximum}, whole`
  if (of.type === 'number')
    return `${of.minimum} to ${of.maximum}${of.unit === undefined ? '' : ` ${of.unit}`}`
  if (of.prefixItems) return `[${of.prefixItems.map(valueText).join('; ')}]`
  if (of.items) return `list of at most ${of.maxItems}: ${valueText(of.items)}`
  if (of.additionalProperties && !of.properties)
    return `names, each with ${valueText(of.additionalProperties)}`
  const inner = Object.entries(of.properties ?? {}).map(
    ([name, value]) => `${code(name)} ${valueText(value)}`,
  )
  return `{ ${inner.join('; ')} }`
}

const [COLUMNS, WIDTH, HEIGHT] = [4, 400, 340]

/** Pictures of families in one SVG file, each over its name. */
const contactSheet = async (drawn: readonly { name: string; example: Drawing }[]): Promise<string> => {
  const cells = await Promise.all(
    drawn.map(async ({ name, example }, index) => {
      const svg = (await drawSvg(example)) ?? ''
      const [x, y] = [(index % COLUMNS) * WIDTH, Math.floor(index / COLUMNS) * HEIGHT]
      // Each drawing names its gradients and clips as it likes.
      const own = svg
        .replaceAll(/\bid="/g, `id="${name}-`)
        .replaceAll('url(#', `url(#${name}-`)
        .replace(' width="800" height="600"', ` x="${x}" y="${y}" width="${WIDTH}" height="300"`)
      return `${own.trim()}\n<text x="${x + WIDTH / 2}" y="${y + 322}" text-anchor="middle" font-family="Arial, sans-serif" font-size="18">${name}</text>`
    }),
  )
  const [width, height] = [COLUMNS * WIDTH, Math.ceil(drawn.length / COLUMNS) * HEIGHT]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">\n<rect width="${width}" height="${height}" fill="#ffffff"/>\n${cells.join('\n')}\n</svg>\n`
}
