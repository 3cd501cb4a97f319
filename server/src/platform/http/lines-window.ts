import { LINES_PER_PAGE } from '@pasok/contract'

/** A window of a record's lines: from `offset` on, at most `limit`. */
export interface LinesWindow {
  readonly offset: number
  readonly limit: number
}

/** A query for lines. */
export type LinesQuery = { readonly [N in keyof LinesWindow]?: number | undefined }

/** The window of a query; undefined for all lines. */
export const linesWindow = ({ offset, limit }: LinesQuery): LinesWindow | undefined =>
  offset === undefined && limit === undefined
    ? undefined
    : { offset: offset ?? 0, limit: limit ?? LINES_PER_PAGE }

/** The lines in the window. */
export const inWindow = <L>(lines: readonly L[], window: LinesWindow | undefined): readonly L[] =>
  window ? lines.slice(window.offset, window.offset + window.limit) : lines
