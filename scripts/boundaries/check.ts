import { circles } from './circles.ts'
import { entering } from './entering.ts'
import { clock, forgedScopes, reasons, runtime, texts } from './manners.ts'
import { places } from './places.ts'
import { readSources, type Crossing, type Source } from './source.ts'
import { declaredViews, tables } from './tables.ts'

/** Every boundary that oxlint's import rules can't express, over all our files under `root`. */
export const checkBoundaries = (
  root: string,
  sources: readonly Source[] = readSources(root),
): { files: number; crossings: Crossing[] } => {
  const views = declaredViews(root)
  const crossings = sources.flatMap((source) => [
    ...entering(source),
    ...tables(source, views),
    ...runtime(source),
    ...clock(source),
    ...forgedScopes(source),
    ...reasons(source),
    ...texts(source),
  ])
  return { files: sources.length, crossings: [...crossings, ...circles(sources), ...places(root, sources)] }
}
