import pg from 'pg'

const INT8 = 20
const INT8_ARRAY = 1016
const TEXT_ARRAY = 1009
const DATE = 1082
const DATE_ARRAY = 1182

const safeInteger = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value))
    throw new RangeError(`${text} is beyond the integers a number holds exactly`)
  return value
}

// `as never`: the types of `pg` lack the ids of array types, although it has parsers for them.
const texts = (text: string): (string | null)[] => pg.types.getTypeParser(TEXT_ARRAY as never)(text)

/**
 * Parsers of column types: int8 becomes a number (such as money; RangeError beyond 2^53), numeric stays text so that it
 * keeps its precision, timestamptz becomes a Date, and a date stays the text 'YYYY-MM-DD', because a calendar date is
 * not an instant. One-dimensional arrays likewise.
 */
export const typeParsers = (): pg.CustomTypesConfig => {
  const parsers = new pg.TypeOverrides()
  parsers.setTypeParser(INT8, safeInteger)
  parsers.setTypeParser(INT8_ARRAY, (text) => texts(text).map((item) => item && safeInteger(item)))
  parsers.setTypeParser(DATE, (text) => text)
  parsers.setTypeParser(DATE_ARRAY, texts)
  return parsers
}
