import { type TimeZone, formatDay, jakartaClock } from '@pasok/contract'
import { track_at, track_zone_jakarta, track_zone_jayapura, track_zone_makassar } from '~words'

/** Hours after Jakarta, and what the zone is called. */
const zones = {
  'Asia/Jakarta': [0, track_zone_jakarta],
  'Asia/Makassar': [1, track_zone_makassar],
  'Asia/Jayapura': [2, track_zone_jayapura],
} as const satisfies Record<TimeZone, readonly [hours: number, name: () => string]>

/** A moment as clocks in a zone show it, with the zone's name. */
export const zonedTime = (iso: string, zone: TimeZone): string => {
  const [hours, name] = zones[zone]
  const there = new Date(Date.parse(iso) + hours * 3_600_000).toISOString()
  return track_at({ day: formatDay(there), ...jakartaClock(new Date(there)), zone: name() })
}
