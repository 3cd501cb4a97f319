import { z } from 'zod'
import { modules } from './modules.generated.ts'

/** A family as documentation lists it. */
export interface ListedFamily {
  readonly name: string
  /** The folder of its file. */
  readonly chapter: string
  /** A JSON schema; a number's unit is its `unit`. */
  readonly parameters: Readonly<Record<string, unknown>>
}

/** Every family, in the order of the files. Loads all of them. */
export const listFamilies = async (): Promise<ListedFamily[]> =>
  (
    await Promise.all(
      modules.map(async ({ chapter, load }) =>
        Object.entries((await load()).families).map(([name, { parameters }]) => ({
          name,
          chapter,
          parameters: z.toJSONSchema(parameters, { io: 'input' }),
        })),
      ),
    )
  ).flat()
