import { sql } from 'kysely'
import type { Db } from '../../platform/index.ts'
import { acronymsIn, joinSizes } from './typed-text.ts'

/** One or two words that replace a mistyped one, each with its stems. */
export type Spelling = readonly { readonly word: string; readonly stems: readonly string[] }[]

/** A normalised word of a text, and what the vocabulary has for it. */
export interface Word {
  readonly word: string
  /** The index of its blank-separated piece in the text; `bare` is that piece reduced to letters and digits. */
  readonly piece: number
  readonly bare: string
  readonly stems: readonly string[]
  /** `known`: a name has the word. `begins`: a name has a word that starts with it. */
  readonly known: boolean
  readonly begins: boolean
  /** Whether it means nothing alone, such as 'for' or 'dan'. */
  readonly filler: boolean
  /** Corrections of an unknown word, the likeliest first. */
  readonly instead: readonly Spelling[]
  /** The brands whose name has the word or, if it is unknown, a word that starts with it. */
  readonly brands: readonly number[]
}

/** Consecutive words that have synonyms, each synonym a full-text condition. */
export interface OtherNames {
  readonly from: number
  readonly count: number
  readonly names: readonly string[]
}

/** An item found by a part number. */
export interface NumberedItem {
  readonly item_id: number
  readonly product_id: number
  readonly kind: 'part_number' | 'replaced_number'
  /** The stored part number: the item's own, or the one it replaces. */
  readonly text: string
}

/** A parsed text. */
export interface ReadText {
  readonly words: readonly Word[]
  readonly otherNames: readonly OtherNames[]
  /** The items whose part number, own or replaced, is the whole text; best first. */
  readonly whole: readonly NumberedItem[]
  /**
   * The items whose number starts with the text, at most one more than the limit; none if the text is words without a
   * digit.
   */
  readonly beginning: readonly NumberedItem[]
}

/** The most items that one text finds by number or by their own words. */
export const MOST_ITEMS_FOUND = 2_000
/**
 * The most words that are read of a text, and of a synonym. They are literals in the statement: the planner then
 * expects few rows and uses the indexes.
 */
const MOST_WORDS = sql.lit(16)
const LONGEST_NAME = sql.lit(4)

/**
 * Which spellings are taken as correct: words that a longer word of the vocabulary starts with (`beginnings`), only
 * words of the vocabulary (`known_words`), or every word.
 */
export type Trust = 'beginnings' | 'known_words' | 'all'

/** Parses a text into its words with their corrections and synonyms, and the part numbers that it may be. */
export const readText = async (db: Db, text: string, trust: Trust = 'beginnings'): Promise<ReadText> => {
  const [isTrusted, doubting] = [trust === 'all', trust === 'known_words']
  const acronyms = acronymsIn(text)
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
            where s.token in ('w:' || p.word, 'w:' || regexp_replace(p.word, 's$', ''), 'a:' || p.word))
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
            -- A word that means nothing alone was not meant.
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
    singular as materialized (
      select s.place, coalesce((ts_lexize('pg_catalog.english_stem', s.likeliest))[1], s.likeliest) as singular
      from (select place, coalesce(instead[1], word) as likeliest from spelled) s),
    other_name as (
      select a.place, n.count, array_agg(distinct o.phrase) as names
      from singular a, generate_series(1, ${LONGEST_NAME}) n(count), lateral (
        select string_agg(b.singular, ' ' order by b.place) as singular, count(*) as words
        from singular b where b.place between a.place and a.place + n.count - 1) g
      join catalogue.synonym s on s.singular = g.singular
      join catalogue.synonym o on o.group_id = s.group_id and o.singular <> s.singular
      where g.words = n.count
      group by a.place, n.count),
    whole as (
      select i.id as item_id, i.product_id, 'part_number' as kind, i.sku as text,
        case when lower(btrim(i.sku)) = lower(btrim(q.typed)) then 3 else 2 end as nearness
      from q join catalogue.item i on i.sku_norm = q.bare join catalogue.listing l on l.product_id = i.product_id
      where i.active and q.bare <> ''
      union all
      select i.id, i.product_id, 'replaced_number', r.number,
        case when lower(btrim(r.number)) = lower(btrim(q.typed)) then 1 else 0 end
      from q join catalogue.replaced_number r on r.bare = q.bare join catalogue.item i on i.id = r.item_id
      join catalogue.listing l on l.product_id = i.product_id
      where i.active and q.bare <> ''),
    beginning as (
      select v.id as item_id, v.product_id, 'part_number' as kind, v.sku as text, v.sku_norm, l.popularity
      from q, lateral (
        select i.id, i.product_id, i.sku, i.sku_norm from catalogue.item i
        where length(q.bare) between 3 and 60 and i.active
          and (q.bare ~ '[0-9]' or exists (select from token t where not t.known and not t.begins))
          and i.sku_norm ~>~ q.bare and i.sku_norm ~<~ (q.bare || '{')
        order by i.sku_norm using ~<~ limit ${MOST_ITEMS_FOUND + 1}) v
      join catalogue.listing l on l.product_id = v.product_id)
    select
      coalesce((select json_agg(json_build_object('word', s.word, 'piece', s.piece, 'bare', s.bare,
          'stems', ts_lexize('pg_catalog.english_stem', s.word) || ts_lexize('pg_catalog.indonesian_stem', s.word),
          'known', s.known, 'begins', s.begins,
          'filler', ts_lexize('pg_catalog.english_stem', s.word) = '{}'
            or ts_lexize('pg_catalog.indonesian_stem', s.word) = '{}',
          'instead', case when s.instead is null then '[]' else (select json_agg((
              select json_agg(json_build_object('word', y, 'stems',
                ts_lexize('pg_catalog.english_stem', y) || ts_lexize('pg_catalog.indonesian_stem', y)))
              from unnest(string_to_array(x, ' ')) y)) from unnest(s.instead) x) end,
          'brands', array(select b.id from catalogue.brand b
            where b.words @> array[coalesce(s.instead[1], s.word)]
              or s.instead is null and not s.known and length(s.word) >= 3
                and exists (select from unnest(b.words) w where starts_with(w, s.word)))) order by s.place)
        from spelled s), '[]') as words,
      coalesce((select json_agg(json_build_object('from', o.place, 'count', o.count, 'names', o.names))
        from other_name o), '[]') as "otherNames",
      coalesce((select json_agg(json_build_object('item_id', w.item_id, 'product_id', w.product_id,
          'kind', w.kind, 'text', w.text) order by w.nearness desc, w.item_id) from whole w), '[]') as whole,
      coalesce((select json_agg(json_build_object('item_id', b.item_id, 'product_id', b.product_id,
          'kind', b.kind, 'text', b.text) order by b.popularity desc, b.product_id, b.sku_norm using ~<~)
        from beginning b), '[]') as beginning`.execute(db)
  return rows[0] ?? { words: [], otherNames: [], whole: [], beginning: [] }
}
