import { shell_search_label, shell_search_placeholder, shell_search_placeholder_count } from '~words'
import { counted } from '@pasok/ui/kit/counted.ts'

/** What the search box says of a catalogue of this many part numbers; 0 where that is not known. */
export const searchPlaceholder = (itemCount: number): string => {
  if (itemCount === 0) return shell_search_label()
  return itemCount < 10_000 ? shell_search_placeholder_count(counted(itemCount)) : shell_search_placeholder()
}
