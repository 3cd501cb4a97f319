/** Area codes of two digits: Jakarta, Bandung, Semarang, Surabaya, Medan. All others of Indonesia have three. */
const SHORT_AREA = /^(?:2[124]|31|61)/

/**
 * A phone number as people read it: an Indonesian mobile as +62 812-3456-7890, a fixed line by its area code as
 * +62 21 555 0141. What is no such number is left as it is written.
 */
export const phoneText = (number: string): string => {
  const national = /^\+62([2-9]\d{6,11})$/.exec(number.replaceAll(/[ .\-()]/g, ''))?.[1]
  if (national === undefined) return number
  if (national.startsWith('8')) {
    const middle = Math.min(4, Math.floor((national.length - 3) / 2))
    return `+62 ${national.slice(0, 3)}-${national.slice(3, 3 + middle)}-${national.slice(3 + middle)}`
  }
  const area = SHORT_AREA.test(national) ? 2 : 3
  const line = national.slice(area)
  const first = line.length > 6 ? line.length - 4 : Math.ceil(line.length / 2)
  return `+62 ${national.slice(0, area)} ${line.slice(0, first)} ${line.slice(first)}`
}
