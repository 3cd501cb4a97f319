const LARGEST_ID = 2_147_483_647

/** An id as it may stand in a path: 1 to 2147483647, or undefined. */
export const parseId = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_ID ? Number(text) : undefined
