import { checkParameters, drawSvg, isFamily, parametersOfTexts, type Drawing } from '@pasok/drawings'
import type { ImportProblem } from '../problem.ts'
import { drawnPictureName, isDrawingName } from '../files/drawn-picture.ts'
import type { Mapping } from './mapping.ts'
import type { Cell, GivenDrawing, ImportRow } from './row.ts'

/**
 * Checks a row's drawings by their families, and adds the product's drawings to its pictures, after its files. A cell
 * with a wrong drawing is reported and left out, and so is an item's drawing that can't be drawn.
 */
export const checkDrawings = async (
  row: ImportRow,
  mapping: Mapping,
  report: (problem: ImportProblem) => void,
): Promise<ImportRow> => {
  const { line, item } = row
  const { drawings: cells, ...product } = row.product
  const images = product.images?.filter((name) => {
    if (!isDrawingName(name)) return true
    const value = name.slice(0, 100)
    report({ line, column: mapping.columns.images ?? '', code: 'picture_missing', value, refusesRow: false })
    return false
  })
  if (cells === undefined && !item?.drawing)
    return { ...row, product: { ...product, images: product.images && images } }
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
  const drawings = cells && (await check('drawing', cells))
  const drawing = item?.drawing ? (await check('item_drawing', [item.drawing]))?.[0] : item?.drawing
  const isImpossible = drawing && (await drawSvg(drawing)) === undefined
  if (isImpossible)
    report({
      line,
      column: mapping.columns.item_drawing ?? '',
      code: 'drawing_impossible',
      value: drawing.family,
      refusesRow: false,
    })
  return {
    ...row,
    product: { ...product, ...mergePictures(product.images && images, cells, drawings) },
    ...(item && { item: { ...item, drawing: isImpossible ? undefined : drawing } }),
  }
}

/**
 * The pictures of a row's product: its files, then its drawings. Without a cell of files its stored photographs stay,
 * after the drawings; with a wrong drawing all its stored pictures stay. `-` as drawings changes nothing without a cell
 * of files.
 */
const mergePictures = (
  images: Cell<string[]>,
  cells: Cell<readonly GivenDrawing[]>,
  drawings: Cell<readonly Drawing[]>,
): Pick<ImportRow['product'], 'images' | 'former'> => {
  if (cells && !drawings) return { images, former: 'all' }
  if (!drawings) return { images }
  const names = [...(images ?? []), ...drawings.map(drawnPictureName)]
  return images === undefined ? { images: names, former: 'photographs' } : { images: names }
}

type Checked = Drawing | Pick<ImportProblem, 'code' | 'value'>

/** A drawing whose parameters its family takes, or what is wrong with it. */
export const checkDrawing = async ({ family, parameters, texts }: GivenDrawing): Promise<Checked> => {
  if (!isFamily(family)) return { code: 'drawing_family_unknown', value: family.slice(0, 100) }
  const drawing = {
    family,
    parameters: texts ? { ...parameters, ...(await parametersOfTexts(family, texts)) } : parameters,
  }
  const wrong = await checkParameters(drawing)
  return wrong === undefined ? drawing : { code: 'drawing_parameter_wrong', value: `${family}, ${wrong}` }
}
