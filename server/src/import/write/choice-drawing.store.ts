import type { Drawing } from '@pasok/drawings'
import { sql } from 'kysely'
import { drawingKey } from '../../catalogue/index.ts'
import { insertMany, type Db } from '../../platform/index.ts'

/** The drawing of a choice, each choice named once. */
export interface ChoiceDrawing extends Drawing {
  readonly choice_id: number
}

/** Gives an attribute's choices these drawings, and the others none. */
export const setChoiceDrawings = async (
  tx: Db,
  attributeId: number,
  drawings: readonly ChoiceDrawing[],
): Promise<void> => {
  await sql`
    delete from catalogue.choice_drawing where choice_id in (
      select id from catalogue.attribute_choice where attribute_id = ${attributeId})`.execute(tx)
  await insertMany(
    tx,
    'catalogue.choice_drawing',
    ['choice_id', 'key', 'family', 'parameters'],
    drawings.map(({ choice_id, ...drawing }) => ({ choice_id, key: drawingKey(drawing), ...drawing })),
  )
}
