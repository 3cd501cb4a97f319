import type { Bilingual } from './row.ts'

/** Something that rows call by a name, with what it is called now. */
export interface Named {
  readonly id: number
  readonly en: string
  readonly id_text: string
  /** The name's column that holds the other language's text. */
  readonly filled: readonly string[]
}

/**
 * Named things within owners (choices of an attribute, categories of a parent). One is found by its English name;
 * by its Indonesian one where a row gives no other, or where it has no English name of its own yet. An Indonesian name
 * that nothing has may be an English one written there.
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

  /** `before` is what the same one was called until now. */
  keep(owner: number | null, one: T, before?: T): void {
    if (before) this.#english.delete(buildKey(owner, before.en))
    // Two may have the same Indonesian name: the other one keeps it.
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
