import type { Db } from '../../platform/index.ts'
import { textKey, type NumberWrite, type StoredItem, type TextWrite } from '../write/import.store.ts'
import type { Mapping } from './mapping.ts'
import { mergeText } from '../write/merge.ts'
import { ensureChoice, ensureOption, type References } from '../write/references.store.ts'
import type { GivenOption, ImportRow } from './row.ts'

type Item = NonNullable<ImportRow['item']>

/**
 * The choices of an item after a row: those that the row gives, and the stored ones of attributes that it doesn't
 * mention. An option of an attribute that has columns of its own in the row is ignored.
 */
export const resolveChoices = async (
  tx: Db,
  refs: References,
  item: Item,
  before: StoredItem | undefined,
  mapping: Mapping,
  refuseOption: (option: GivenOption) => void,
): Promise<number[]> => {
  const values = new Map<number, number | undefined>()
  for (const value of item.values) {
    const attribute = value.type === 'choice' ? refs.attributes.get(value.code) : undefined
    if (attribute && value.type === 'choice')
      values.set(attribute.id, await ensureChoice(tx, refs, attribute.id, value.text))
  }
  for (const option of item.options) {
    const attribute = await ensureOption(tx, refs, option.name)
    const text = mapping.language === 'id' ? { id: option.value } : { en: option.value }
    if (attribute === undefined) refuseOption(option)
    else if (!values.has(attribute)) values.set(attribute, await ensureChoice(tx, refs, attribute, text))
  }
  const unchanged = (before?.value_ids ?? []).filter((id) => !values.has(refs.attributeByChoice.get(id) ?? 0))
  return [...unchanged, ...[...values.values()].filter((id) => id !== undefined)].toSorted((a, b) => a - b)
}

/** Adds the numbers and texts that a row gives its item to those to write; `stored` are the item's current texts. */
export const collectValues = (
  refs: References,
  item: Item,
  itemId: number,
  stored: ReadonlyMap<string, TextWrite>,
  numbers: NumberWrite[],
  texts: TextWrite[],
): void => {
  for (const value of item.values) {
    const attribute = refs.attributes.get(value.code)
    if (!attribute || value.type === 'choice') continue
    const own = { item_id: itemId, attribute_id: attribute.id }
    if (value.type === 'number') numbers.push({ ...own, value: value.number ?? null })
    else {
      const { value_en, value_id, filled = [] } = stored.get(textKey(itemId, attribute.id)) ?? {}
      const before = value_en && value_id ? { en: value_en, id: value_id } : undefined
      const text = mergeText('value', value.text, before, filled)
      texts.push({
        ...own,
        value_en: text?.en ?? null,
        value_id: text?.id ?? null,
        filled: text?.filled ?? [],
      })
    }
  }
}
