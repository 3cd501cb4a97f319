import { decimal } from '@pasok/ui/kit/decimal.ts'
import { PLAIN_NUMBER } from '@pasok/ui/kit/typed-number.ts'

const NUMBER = new RegExp(`^${PLAIN_NUMBER}$`)
const RANGE = new RegExp(`^(${PLAIN_NUMBER})?-(${PLAIN_NUMBER})?$`)

/**
 * The two fields of a range as one text 'min-max', the lower one first whichever was typed so; '' where both are empty,
 * undefined where `read` finds no number in one.
 */
export const joinRange = (
  from: string,
  to: string,
  read: (typed: string) => string | undefined,
): string | undefined => {
  const [low, high] = [from, to].map((typed) => (typed.trim() === '' ? '' : read(typed)))
  if (low === undefined || high === undefined) return undefined
  if (low === '' && high === '') return ''
  const isTurned = low !== '' && high !== '' && Number(low) > Number(high)
  return isTurned ? `${high}-${low}` : `${low}-${high}`
}

/** Reads 'min-max' with either missing, or a single number; undefined where it is neither. '-20-80' begins below zero. */
export const splitRange = (text: string): { low: string; high: string } | undefined => {
  if (NUMBER.test(text) && !text.startsWith('-')) return { low: text, high: text }
  const [, low = '', high = ''] = RANGE.exec(text) ?? []
  return low === '' && high === '' ? undefined : { low, high }
}

/** Whether a size, as a filter names it, lies in one of the sizes and ranges of a text: '32,40,50-80'. */
export const includesSize = (text: string, size: string): boolean => {
  const value = Number(splitRange(size)?.low)
  return text.split(',').some((part) => {
    const range = splitRange(part)
    if (!range) return false
    return (
      (range.low === '' || value >= Number(range.low)) && (range.high === '' || value <= Number(range.high))
    )
  })
}

/** A range in figures of the reader's language: 20–30, ≥ 20, ≤ 30; one figure where both ends are the same. */
export const rangeText = (
  range: { readonly low: string; readonly high: string },
  format: (value: number) => string = decimal,
): string => {
  const [low, high] = [range.low, range.high].map((plain) => (plain === '' ? '' : format(Number(plain))))
  return low && high ? (low === high ? low : `${low}–${high}`) : low ? `≥ ${low}` : `≤ ${high}`
}
