import { LINES_PER_PAGE } from '@pasok/contract'

/** Which lines of a record are shown: from `offset` on, at most `limit` of them. */
export interface LinesWindow {
  readonly offset: number
  readonly limit: number
}

/** A query as it asks for lines. */
export type LinesQuery = { readonly [N in keyof LinesWindow]?: number | undefined }

/** The lines that a query asks for; undefined where it asks for all of them. */
export const linesWindow = ({ offset, limit }: LinesQuery): LinesWindow | undefined =>
  offset === undefined && limit === undefined
    ? undefined
    : { offset: offset ?? 0, limit: limit ?? LINES_PER_PAGE }

/** These of the lines. */
export const inWindow = <L>(lines: readonly L[], window: LinesWindow | undefined): readonly L[] =>
  window ? lines.slice(window.offset, window.offset + window.limit) : lines
