import type { Bilingual } from './row.ts'

/** A record that rows refer to by name, with its current names. */
export interface Named {
  readonly id: number
  readonly en: string
  readonly id_text: string
  /** The name columns that hold the other language's text. */
  readonly filled: readonly string[]
}

/**
 * Finds named records within their owners (choices of an attribute, categories of a parent): by the English name, or by
 * the Indonesian one if the row gives no other or the record has no English name of its own yet. An unknown Indonesian
 * name may be an English name in the wrong column.
 */
export class NameIndex<T extends Named> {
  #english = new Map<string, T>()
  #indonesian = new Map<string, T>()

  find(owner: number | null, names: Bilingual): T | undefined {
    const inEnglish = names.en ? this.#english.get(buildKey(owner, names.en)) : undefined
    if (inEnglish || !names.id) return inEnglish
    const inIndonesian = this.#indonesian.get(buildKey(owner, names.id))
    if (!names.en) return inIndonesian ?? this.#english.get(buildKey(owner, names.id))
    return inIndonesian?.filled.includes('name_en') ? inIndonesian : undefined
  }

  /** `before` has the record's previous names. */
  keep(owner: number | null, one: T, before?: T): void {
    if (before) this.#english.delete(buildKey(owner, before.en))
    // Two records may have the same Indonesian name; the other one's entry stays.
    const inIndonesian = before && this.#indonesian.get(buildKey(owner, before.id_text))
    if (before && inIndonesian?.id === before.id) this.#indonesian.delete(buildKey(owner, before.id_text))
    this.#english.set(buildKey(owner, one.en), one)
    this.#indonesian.set(buildKey(owner, one.id_text), one)
  }

  get size(): number {
    return this.#english.size
  }
}

const buildKey = (owner: number | null, name: string) => `${owner ?? 0} ${name}`
