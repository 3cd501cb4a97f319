import { drawSvg } from '@pasok/drawings'
import type { Db } from '../../platform/index.ts'
import type { ImportProblem } from '../problem.ts'
import { checkDrawing } from '../read/check-drawings.ts'
import type { Mapping } from '../read/mapping.ts'
import { setChoiceDrawings, type ChoiceDrawing } from './choice-drawing.store.ts'
import type { References } from './references.store.ts'

/** Writes the drawings that the mapping gives to values of attributes, in place of those that these attributes had. */
export const writeChoiceDrawings = async (
  tx: Db,
  refs: References,
  { attributes }: Mapping,
  report: (problem: ImportProblem) => void,
): Promise<void> => {
  for (const { code, drawings } of attributes) {
    const attributeId = refs.attributes.get(code)?.id
    if (!drawings || attributeId === undefined) continue
    const refuse = (problem: Pick<ImportProblem, 'code' | 'value'>) =>
      report({ line: 1, column: 'attributes', ...problem, refusesRow: false })
    const written: ChoiceDrawing[] = []
    for (const { value, ...input } of drawings) {
      const choice =
        refs.choices.find(attributeId, { en: value }) ?? refs.choices.find(attributeId, { id: value })
      const drawing = await checkDrawing(input)
      if (!choice) refuse({ code: 'unknown_choice', value: `${code}: ${value}` })
      else if ('code' in drawing) refuse(drawing)
      else if ((await drawSvg(drawing)) === undefined)
        refuse({ code: 'drawing_impossible', value: drawing.family })
      else written.push({ choice_id: choice.id, ...drawing })
    }
    await setChoiceDrawings(tx, attributeId, written)
  }
}
