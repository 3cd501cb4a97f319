import { sql } from 'kysely'
import type { Db } from '../platform/index.ts'

/**
 * Renews the vocabulary: the words of listed products, their items and brands with how many have them, and the synonyms of
 * words that stand there. What it lacks is taken for mistyped, and only what it has is corrected to.
 */
export const renewSearchTerms = async (tx: Db): Promise<void> => {
  await sql`delete from catalogue.search_term`.execute(tx)
  await sql`
    insert into catalogue.search_term (term, frequency)
    select word, sum(ndoc) from (
      select word, ndoc from ts_stat($$ select to_tsvector('simple', p.name_norm)
        from catalogue.listing l join catalogue.product p on p.id = l.product_id $$)
      union all
      select word, ndoc from ts_stat($$ select to_tsvector('simple', catalogue.normalised(i.name_en || ' ' || i.name_id))
        from catalogue.listing l join catalogue.item i on i.product_id = l.product_id where i.active $$)
      union all
      select word, 1 from catalogue.brand b, unnest(b.words) word
      where exists (select from catalogue.listing l where l.brand_id = b.id)) w
    where length(word) between 2 and 60 group by word`.execute(tx)
  await sql`
    with spelled as (
      select s.group_id, s.term, bool_and(exists (select from catalogue.search_term v where v.term = w)) as known
      from catalogue.synonym s, unnest(string_to_array(s.term, ' ')) w group by s.group_id, s.term)
    insert into catalogue.search_term (term, frequency)
    select distinct w, 0 from spelled s, unnest(string_to_array(s.term, ' ')) w
    where length(w) >= 2 and exists (select from spelled o where o.group_id = s.group_id and o.known)
    on conflict (term) do nothing`.execute(tx)
  // The embedded database never looks by itself.
  await sql`analyze catalogue.search_term, catalogue.synonym`.execute(tx)
}

/**
 * Sorts into the indexes of words and part numbers what an import has put on their waiting lists, which every search
 * reads from end to end and for which a planner takes no such index at all.
 */
export const settleIndexes = async (tx: Db): Promise<void> => {
  await sql`
    select gin_clean_pending_list(c.oid::regclass) from pg_class c
    join pg_am a on a.oid = c.relam and a.amname = 'gin'
    where c.relnamespace = 'catalogue'::regnamespace and c.relkind = 'i'`.execute(tx)
}
