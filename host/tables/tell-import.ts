import type { catalogueImport } from '@pasok/server'

/** What an import did, or on a dry run would do, in a line; `ms` is what it took. */
export const toldOfImport = (sum: catalogueImport.ImportSummary, ms: number, dryRun: boolean): string => {
  const leftOut = sum.leftOut > 0 ? `, ${sum.leftOut} left out by the mapping` : ''
  return [
    `${dryRun ? 'a dry run, nothing written' : 'done'}, ${(ms / 1000).toFixed(1)} s.`,
    `Rows: ${sum.rows} read, ${sum.refused} refused${leftOut}.`,
    `Items: ${sum.created} new, ${sum.changed} changed, ${sum.unchanged} as before.`,
    `${dryRun ? 'It would write' : 'Written'}: products ${sum.products}, prices ${sum.prices}.`,
  ].join(' ')
}

/** The outcome for items that the file does not name, if requested; `done` is false if they stayed. */
export const toldOfRetirement = (
  { retirement }: catalogueImport.ImportSummary,
  dryRun: boolean,
): { text: string; done: boolean } | undefined => {
  if (!retirement) return undefined
  const { outcome, missing, active } = retirement
  const what = {
    retired: `; ${dryRun ? 'they would be' : 'they were'} retired.`,
    too_many: ', more than 10 %: none was retired. Add --yes if that is meant.',
    rows_unknown:
      ', but rows of it could not be read and may be those: none was retired. Mend them, or add --yes.',
  }[outcome]
  return { text: `Items not in the file: ${missing} of ${active}${what}`, done: outcome === 'retired' }
}

/** What of a workbook was left out because it is hidden; undefined where that is nothing. */
export const toldOfHidden = ({ rows, columns, sheets }: catalogueImport.Hidden): string | undefined => {
  const counts = [
    [rows, 'row'],
    [columns, 'column'],
    [sheets, 'sheet'],
  ] as const
  const parts = counts.flatMap(([count, what]) =>
    count === 0 ? [] : `${count} ${what}${count === 1 ? '' : 's'}`,
  )
  return parts.length === 0 ? undefined : `Left out, as hidden in the workbook: ${parts.join(', ')}.`
}
