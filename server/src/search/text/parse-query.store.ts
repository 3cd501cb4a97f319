import { sql } from 'kysely'
import type { Db } from '../../platform/index.ts'
import { normalForm, singular } from '../specification/scan.ts'
import { itemsWithNumber, otherNumbersEqualTo, otherNumbersStartingWith } from './items-with-number.store.ts'
import { acronymsIn, joinSizes } from './typed-text.ts'

/** One or two words in the place of a mistyped one. */
export type Spelling = readonly string[]

/** A word of a text: as it is compared, and what the vocabulary says of it. */
export interface Word {
  readonly word: string
  /** Which of the pieces between blanks it stands in, from 0, and that piece with only its letters and digits. */
  readonly piece: number
  readonly bare: string
  /** Whether a name has it, or a word that begins with it. */
  readonly known: boolean
  readonly begins: boolean
  /** Whether it means nothing alone, such as 'for' or 'dan'. */
  readonly filler: boolean
  /** Words that it may be mistyped for, the likeliest first, where it is not known. */
  readonly instead: readonly Spelling[]
  /** The brands that have it in their name, or a word that begins so where it is not known itself. */
  readonly brands: readonly number[]
}

/** An item that a part number found. */
export interface NumberedItem {
  readonly item_id: number
  readonly product_id: number
  readonly kind: 'part_number' | 'replaced_number' | 'other_number'
  /** The item's own part number, or the other number as it is stored, behind its maker's name. */
  readonly text: string
}

/** A text that was read. */
export interface ReadText {
  readonly words: readonly Word[]
  /** The items that have the whole text for a part number of any kind; best first. */
  readonly whole: readonly NumberedItem[]
  /** Those whose number begins with it, one more than are taken at most; none where it is words without a digit. */
  readonly beginning: readonly NumberedItem[]
}

/** The most items that one text finds by a number or by their own words. */
export const MOST_ITEMS_FOUND = 2_000
/** The words of a text that are read. */
// It stands in the statement itself: a planner that expects few rows takes the indexes.
const MOST_WORDS = sql.lit(16)

/**
 * How far a text's spelling is trusted: a word that some longer one begins with is right; or it may be mistyped, too; or
 * every word is meant as it is typed.
 */
export type Trust = 'beginnings' | 'known_words' | 'all'

/** The words of a text as `catalogue.normalised` has them, if they are of letters alone. */
const wordsOf = (text: string): string[] => normalForm(text).match(/[a-z]+/g) ?? []

/** Reads a text: its words, what they may be mistyped for, and the part numbers it may be. */
export const readText = async (db: Db, text: string, trust: Trust = 'beginnings'): Promise<ReadText> => {
  const [isTrusted, doubting] = [trust === 'all', trust === 'known_words']
  const acronyms = acronymsIn(text)
  const singulars = JSON.stringify(Object.fromEntries(wordsOf(text).map((word) => [word, singular(word)])))
  const { rows } = await sql<ReadText>`
    with q as materialized (select ${text}::text as typed, catalogue.bare_sku(${text}) as bare),
    piece as materialized (
      select c.place::int - 1 as piece, catalogue.bare_sku(c.chunk) as bare, catalogue.normalised(c.chunk) as words
      from unnest(regexp_split_to_array(btrim(${joinSizes(text)}::text), '\\s+')) with ordinality c(chunk, place)
      limit ${MOST_WORDS}),
    placed as materialized (
      select (row_number() over (order by p.piece, w.place))::int - 1 as place, p.piece, p.bare, w.word
      from piece p, unnest(string_to_array(p.words, ' ')) with ordinality w(word, place)
      where w.word <> '' limit ${MOST_WORDS}),
    token as materialized (
      select p.*, p.word = any(${acronyms}::text[]) as acronym,
        exists (select from catalogue.search_term s where s.term = p.word)
          or exists (select from catalogue.search_term s
            where s.singular = (ts_lexize('pg_catalog.english_stem', p.word))[1])
          or exists (select from catalogue.search_token s
            where s.token in ('w:' || p.word, 'w:' || (${singulars}::jsonb ->> p.word), 'a:' || p.word))
          -- What a thing is called that the catalogue lacks is spelled right.
          or exists (select from catalogue.synonym s where s.term = p.word) as known,
        length(p.word) >= 3 and exists (
          select from catalogue.search_term s where s.term ~>=~ p.word and s.term ~<~ (p.word || '{')) as begins
      from placed p),
    spelled as materialized (
      select t.*, case when ${isTrusted}::boolean or t.known or t.word !~ '^[a-z]{3,}$'
          or length(t.word) = 3 and t.acronym
          or not ${doubting}::boolean and (t.begins or length(t.word) = 3) then null else coalesce(
        (select array_agg(z.term) from (
          select n.term, rank() over (order by n.distance) as nearness from (
            select c.term, c.frequency, c.edits, case
              -- Two letters that changed places are one slip.
              when c.edits = 2 and length(c.term) = length(t.word)
                and (select array_agg(l order by l) from unnest(string_to_array(c.term, null)) l)
                  = (select array_agg(l order by l) from unnest(string_to_array(t.word, null)) l) then 1
              else c.edits end as distance
            from (
              select s.term, s.frequency, levenshtein_less_equal(s.term, t.word, 2) as edits
              from catalogue.search_term s where s.word and s.term % t.word
              union
              select s.term, s.frequency, levenshtein_less_equal(s.term, t.word, 2)
              from catalogue.search_term s where s.word and left(s.term, 1) = left(t.word, 1)
                and length(s.term) between length(t.word) - 2 and length(t.word) + 2) c
            where c.edits <= 2) n
          where n.distance <= case when length(t.word) >= 5 and not t.acronym then 2 else 1 end
            -- A word that means nothing alone is no correction.
            and ts_lexize('pg_catalog.english_stem', n.term) <> '{}'
            and ts_lexize('pg_catalog.indonesian_stem', n.term) <> '{}'
            -- Of four capitals, two may have changed places; they are no other word with a letter more, less or instead.
            and (n.distance < n.edits or length(t.word) <> 4 or not t.acronym)
          order by n.distance, similarity(n.term, t.word) desc, n.frequency desc limit 3) z where z.nearness = 1),
        -- Two words without the blank between them.
        (select array_agg(b.both) from (
          select left(t.word, k) || ' ' || substr(t.word, k + 1) as both from generate_series(3, length(t.word) - 3) k
          where exists (select from catalogue.search_term s where s.word and s.term = left(t.word, k))
            and exists (select from catalogue.search_term s where s.word and s.term = substr(t.word, k + 1)) limit 1) b),
        -- A longer way off, in a long word.
        (select array_agg(z.term) from (
          select s.term from catalogue.search_term s
          where s.word and s.term % t.word and levenshtein_less_equal(s.term, t.word, 3) <= 3 and length(t.word) >= 8
          order by similarity(s.term, t.word) desc, s.frequency desc limit 1) z)) end as instead
      from token t),
    whole as (
      select i.id as item_id, i.product_id, 'part_number' as kind, i.sku as text,
        case when lower(btrim(i.sku)) = lower(btrim(q.typed)) then 3 else 2 end as nearness
      from q cross join lateral ${itemsWithNumber(sql`q.bare`)} i where i.is_listed and q.bare <> ''
      union all
      select r.item_id, r.product_id, r.match_kind, r.match_text,
        case when lower(btrim(q.typed)) in (lower(btrim(r.number)), lower(r.match_text)) then 1 else 0 end
          - case r.match_kind when 'other_number' then 2 else 0 end
      from q cross join lateral ${otherNumbersEqualTo(sql`q.bare`)} r where q.bare <> ''),
    beginning as (
      select v.id as item_id, v.product_id, 'part_number' as kind, v.sku as text, v.sku_norm, v.popularity
      from q, lateral (
        select i.id, i.product_id, i.sku, i.sku_norm, l.popularity
        from catalogue.item i join catalogue.listing l on l.product_id = i.product_id
        where length(q.bare) between 3 and 60 and i.active
          and (q.bare ~ '[0-9]' or exists (select from token t where not t.known and not t.begins))
          and i.sku_norm ~>~ q.bare and i.sku_norm ~<~ (q.bare || '{')
        order by i.sku_norm using ~<~ limit ${MOST_ITEMS_FOUND + 1}) v
      union all
      select v.item_id, v.product_id, v.match_kind, v.match_text, v.bare, v.popularity
      from q, lateral (
        select * from ${otherNumbersStartingWith(sql`q.bare`, MOST_ITEMS_FOUND + 1)} r
        where length(q.bare) between 3 and 60 and q.bare ~ '[0-9]' limit ${MOST_ITEMS_FOUND + 1}) v)
    select
      coalesce((select json_agg(json_build_object('word', s.word, 'piece', s.piece, 'bare', s.bare,
          'known', s.known, 'begins', s.begins,
          'filler', ts_lexize('pg_catalog.english_stem', s.word) = '{}'
            or ts_lexize('pg_catalog.indonesian_stem', s.word) = '{}',
          'instead', (select coalesce(json_agg(string_to_array(x, ' ')), '[]') from unnest(s.instead) x),
          'brands', array(select b.id from catalogue.brand b
            where b.words @> array[coalesce(s.instead[1], s.word)]
              or s.instead is null and not s.known and length(s.word) >= 3
                and exists (select from unnest(b.words) w where starts_with(w, s.word)))) order by s.place)
        from spelled s), '[]') as words,
      coalesce((select json_agg(json_build_object('item_id', w.item_id, 'product_id', w.product_id,
          'kind', w.kind, 'text', w.text) order by w.nearness desc, w.item_id) from whole w), '[]') as whole,
      coalesce((select json_agg(json_build_object('item_id', b.item_id, 'product_id', b.product_id,
          'kind', b.kind, 'text', b.text)
        order by array_position(array['part_number', 'replaced_number', 'other_number'], b.kind), b.popularity desc, b.product_id, b.sku_norm using ~<~)
        from beginning b), '[]') as beginning`.execute(db)
  return rows[0] ?? { words: [], whole: [], beginning: [] }
}
