/** The id returned by `insert … returning id` of one row. */
export const idIn = (rows: readonly { readonly id: number }[]): number => {
  const [row] = rows
  if (!row) throw new Error('nothing was inserted')
  return row.id
}
