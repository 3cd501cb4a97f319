import type { Match } from '@pasok/contract'
import {
  match_other_number,
  match_own_number,
  match_part_number,
  match_replaced_number,
  match_spelling,
} from '~words'

const reasons: Record<Match['kind'], (input: { text: string }) => string> = {
  part_number: match_part_number,
  own_number: match_own_number,
  replaced_number: match_replaced_number,
  other_number: match_other_number,
  spelling: match_spelling,
}

/** Why a search found something that does not have its words as they were typed. */
export function MatchReason({ match }: { match: Match }) {
  return <span>{reasons[match.kind](match)}</span>
}
