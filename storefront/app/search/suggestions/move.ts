/**
 * Where a key leads in a list of `count` choices from the one at `index`; -1 stands for the box itself, which lies
 * between the last and the first. Undefined: the key is the box's own.
 */
export const move = (key: string, index: number, count: number): number | undefined => {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return index === count - 1 ? -1 : index + 1
  if (key === 'ArrowUp') return index === -1 ? count - 1 : index - 1
  // In the box they move the caret.
  if (index === -1) return undefined
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
