import { sql } from 'kysely'
import type { Db } from '../../platform/index.ts'

/** The most different texts stored for one day, which bounds the table. */
const MOST_TEXTS_A_DAY = 5_000

/** A text that found nothing, its language, and how often it was searched for. */
export interface MissedSearch {
  readonly text: string
  readonly language: 'en' | 'id'
  readonly times: number
}

/** Adds texts, normalised as the search compares them, to the counts of the day. */
export const addMissedSearches = async (db: Db, missed: readonly MissedSearch[]): Promise<void> => {
  if (missed.length === 0) return
  await sql`
    with input as (
      select g.language, left(catalogue.normalised(g.text), 60) as text, sum(g.times)::int as times
      from jsonb_to_recordset(${JSON.stringify(missed)}::jsonb) as g(text text, language text, times int)
      group by 1, 2),
    known_texts as (
      select m.language, m.text from catalogue.search_without_result m where m.day = current_date),
    ranked as (
      select g.*, k.text is not null as known,
        row_number() over (partition by k.text is null order by g.times desc, g.text) as place
      from input g left join known_texts k using (language, text))
    insert into catalogue.search_without_result (day, language, text, times)
    select current_date, r.language, r.text, r.times from ranked r
    where r.text <> '' and (r.known or r.place <= ${MOST_TEXTS_A_DAY}::int - (select count(*) from known_texts))
    order by r.language, r.text
    on conflict (day, language, text) do update set times = search_without_result.times + excluded.times`.execute(
    db,
  )
}

/** Deletes missed searches that are too old to matter. */
export const dropOldMissedSearches = async (db: Db): Promise<void> => {
  await sql`delete from catalogue.search_without_result where day < current_date - 180`.execute(db)
}
