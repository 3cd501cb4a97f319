import { toAttributeCode } from '../read/attribute-code.ts'
import { guardedText } from '../../platform/sheets/guarded-text.ts'
import type { ExportedCell } from './export-cells.ts'
import type { ExportedItem, ExportedReferences } from './export.store.ts'

interface Option {
  readonly name: string
  readonly value: string
}

/**
 * Finds the options with which a made name ends among the item's choices; an import makes the same name from them.
 * Undefined if they can't be found or exceed `most`.
 */
export const findOptions = (
  { name_suffix, value_ids }: ExportedItem,
  { attributes, choices }: ExportedReferences,
  most: number,
): readonly Option[] | undefined => {
  const candidates = value_ids.flatMap((id) => {
    const choice = choices.get(id)
    const attribute = attributes.find((one) => one.id === choice?.attribute_id)
    // An import finds the attribute by its name and reads both texts unchanged, so they can't be guarded by an apostrophe.
    return choice &&
      attribute &&
      toAttributeCode(attribute.name_en) === attribute.code &&
      [attribute.name_en, choice.name_en].every((text) => guardedText(text) === text)
      ? [{ name: attribute.name_en, value: choice.name_en }]
      : []
  })
  return takeOptions(name_suffix, candidates, most)
}

/** The options whose values, each after a space, make up the text. */
const takeOptions = (
  text: string,
  options: readonly Option[],
  most: number,
): readonly Option[] | undefined => {
  if (text === '') return []
  if (most === 0) return undefined
  for (const option of options) {
    if (!text.startsWith(` ${option.value}`)) continue
    const others = options.filter((other) => other !== option)
    const rest = takeOptions(text.slice(option.value.length + 1), others, most - 1)
    if (rest) return [option, ...rest]
  }
  return undefined
}

/** The cells of options, in `pairs` pairs of columns. */
export const optionCells = (options: readonly Option[], pairs: number): ExportedCell[] =>
  Array.from({ length: pairs }, (_, i) => [options[i]?.name, options[i]?.value]).flat()
