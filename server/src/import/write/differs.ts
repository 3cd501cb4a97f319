/** Whether any column to write differs from the stored one. */
export const differs = (stored: object, written: object): boolean =>
  Object.entries(written).some(
    ([column, value]) =>
      JSON.stringify((stored as Record<string, unknown>)[column]) !== JSON.stringify(value),
  )
