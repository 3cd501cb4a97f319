import { checkParameters, isFamily, parametersOfTexts, type Drawing } from '@pasok/drawings'
import type { ImportProblem } from '../problem.ts'
import { drawnPictureName } from '../files/drawn-picture.ts'
import type { Mapping } from './mapping.ts'
import type { Cell, GivenDrawing, ImportRow } from './row.ts'

/**
 * The row with its drawings checked by their families: the product's among its pictures, after its files. A cell with a
 * wrong one is reported and left out.
 */
export const checkDrawings = async (
  row: ImportRow,
  mapping: Mapping,
  report: (problem: ImportProblem) => void,
): Promise<ImportRow> => {
  const { line, item } = row
  const { drawings: given, ...product } = row.product
  if (given === undefined && !item?.drawing) return { ...row, product }
  const check = async (
    field: 'drawing' | 'item_drawing',
    drawings: readonly GivenDrawing[],
  ): Promise<Drawing[] | undefined> => {
    const checked = await Promise.all(drawings.map(checkDrawing))
    const wrong = checked.find((one) => 'code' in one)
    if (!wrong) return checked.filter((one) => 'family' in one)
    report({ line, column: mapping.columns[field] ?? '', ...wrong, refusesRow: false })
    return undefined
  }
  const drawings = given && (await check('drawing', given))
  const drawing = item?.drawing ? (await check('item_drawing', [item.drawing]))?.[0] : item?.drawing
  return {
    ...row,
    product: { ...product, images: picturesOf(product.images, drawings) },
    ...(item && { item: { ...item, drawing } }),
  }
}

const picturesOf = (images: Cell<string[]>, drawings: Cell<readonly Drawing[]>): Cell<string[]> =>
  drawings ? [...(images ?? []), ...drawings.map(drawnPictureName)] : images === undefined ? drawings : images

type Checked = Drawing | Pick<ImportProblem, 'code' | 'value'>

const checkDrawing = async ({ family, parameters, texts }: GivenDrawing): Promise<Checked> => {
  if (!isFamily(family)) return { code: 'drawing_family_unknown', value: family.slice(0, 100) }
  const drawing = {
    family,
    parameters: texts ? { ...parameters, ...(await parametersOfTexts(family, texts)) } : parameters,
  }
  const wrong = await checkParameters(drawing)
  return wrong === undefined ? drawing : { code: 'drawing_parameter_wrong', value: `${family}, ${wrong}` }
}
