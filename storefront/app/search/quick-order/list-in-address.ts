/** In characters: a list of about 50 part numbers, which every server and browser takes in an address. */
export const LONGEST_LIST_IN_ADDRESS = 1_000

/** The list that an address brings along; '' without one. */
export const listInAddress = (query: URLSearchParams): string =>
  // A form sends line breaks as CR LF.
  (query.get('list') ?? '').replaceAll('\r\n', '\n').slice(0, LONGEST_LIST_IN_ADDRESS)
