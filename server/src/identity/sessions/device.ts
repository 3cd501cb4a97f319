/** The device of a session, by its user agent. */
export interface Device {
  readonly program?: string
  readonly system?: string
}

/** Many user agents also name similar browsers, so the first match counts. */
const programs: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS|e)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUC ?Browser\//, 'UC Browser'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|Chrom(?:e|ium)\//, 'Chrome'],
  [/^(?:(?!\bVersion\/\d).)*Version\/.*\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (known: typeof programs, agent: string): string | undefined =>
  known.find(([form]) => form.test(agent))?.[1]

const LONGEST_AGENT = 200

/** As much of a `User-Agent` header as a session stores. */
export const storedAgent = (agent: string): string => agent.slice(0, LONGEST_AGENT)

/** Parses a `User-Agent` header. A program that is not a browser goes by the first name in it. */
export const parseDevice = (agent: string): Device => {
  const program = nameIn(programs, agent) ?? /^(?!Mozilla\/)([\w.-]{1,40})(?:\/|$)/.exec(agent)?.[1]
  const system = nameIn(systems, agent)
  return { ...(program !== undefined && { program }), ...(system !== undefined && { system }) }
}
