import { FURTHEST_SHIP_DAYS, jakartaDay } from '@pasok/contract'

const DAY = 86_400_000

/** The first and the last day that a buyer may ask for, 'YYYY-MM-DD'. */
export interface ShipDays {
  readonly min: string
  readonly max: string
}

/** The days that may be asked for at a moment: from today in Jakarta on. */
export const shipDaysFrom = (now: Date): ShipDays => ({
  min: jakartaDay(now),
  max: jakartaDay(new Date(now.getTime() + FURTHEST_SHIP_DAYS * DAY)),
})
