/** Does any column to be written differ from what is stored? */
export const differs = (stored: object, written: object): boolean =>
  Object.entries(written).some(
    ([column, value]) =>
      JSON.stringify((stored as Record<string, unknown>)[column]) !== JSON.stringify(value),
  )
