import { posix } from 'node:path'
import { decoded, localName, readXml } from './part-xml.ts'
import { TooLarge } from './unpack.ts'

/** The parts of a workbook that its sheets are read from. */
export interface WorkbookParts {
  /** In workbook order. */
  readonly sheets: readonly SheetPart[]
  readonly strings: Uint8Array | undefined
  readonly styles: Uint8Array | undefined
  /** Whether days are counted from 1904, the former default on the Macintosh. */
  readonly is1904: boolean
}

/** A worksheet; charts and dialogues are excluded. */
export interface SheetPart {
  readonly name: string
  readonly isHidden: boolean
  readonly part: Uint8Array
}

const MOST_SHEETS = 1_000
/** In characters; sheet names have at most 31, some of them written as references. */
const LONGEST_NAME = 200

/** Finds the sheets of a workbook. Throws if there is none, and TooLarge if there are too many. */
export const findParts = (parts: Readonly<Record<string, Uint8Array>>): WorkbookParts => {
  const part = (path: string): Uint8Array => {
    const found = parts[path]
    if (!found) throw new Error(`no ${path}`)
    return found
  }
  const relations = readRelations(part('xl/_rels/workbook.xml.rels'))
  const findPath = (kind: string) => relations.find((relation) => relation.kind === kind)?.path
  const { named, is1904 } = readIndex(part('xl/workbook.xml'))
  const paths = new Map(
    relations.filter(({ kind }) => kind === 'worksheet').map(({ id, path }) => [id, path]),
  )
  const sheets = named.flatMap(({ id, name, isHidden }) => {
    const path = paths.get(id)
    return path === undefined ? [] : [{ name, isHidden, part: part(path) }]
  })
  if (sheets.length === 0) throw new Error('no sheet')
  if (sheets.length > MOST_SHEETS) throw new TooLarge()
  return {
    sheets,
    strings: parts[findPath('sharedStrings') ?? 'xl/sharedStrings.xml'],
    styles: parts[findPath('styles') ?? 'xl/styles.xml'],
    is1904,
  }
}

interface Relation {
  readonly id: string
  /** The last segment of the relationship type, which both forms of the standard share. */
  readonly kind: string
  readonly path: string
}

const readRelations = (part: Uint8Array): Relation[] => {
  const relations: Relation[] = []
  readXml(part, {
    opened: (name, attributes) => {
      if (name !== 'Relationship') return
      const { Id = '', Type = '', Target = '' } = attributes()
      relations.push({
        id: decoded(Id),
        kind: posix.basename(Type),
        path: posix.resolve('/xl', decoded(Target)).slice(1),
      })
    },
  })
  return relations
}

interface NamedSheet extends Omit<SheetPart, 'part'> {
  readonly id: string
}

const readIndex = (part: Uint8Array): { named: NamedSheet[]; is1904: boolean } => {
  const named: NamedSheet[] = []
  let is1904: boolean | undefined
  readXml(part, {
    opened: (name, attributes) => {
      if (name === 'workbookPr') is1904 ??= ['1', 'true'].includes(attributes().date1904 ?? '')
      if (name !== 'sheet') return
      const { name: title = '', state = 'visible' } = attributes()
      const id = Object.entries(attributes()).find(([key]) => localName(key) === 'id')?.[1]
      named.push({
        id: decoded(id ?? ''),
        name: decoded(title.slice(0, LONGEST_NAME)),
        isHidden: state !== 'visible',
      })
    },
  })
  return { named, is1904: is1904 ?? false }
}
