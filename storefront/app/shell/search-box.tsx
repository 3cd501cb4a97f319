import { Form, useLocation } from 'react-router'
import { shell_search_button, shell_search_label, shell_search_placeholder } from '~words'
import { keywordOf, LONGEST_KEYWORD } from './query.ts'
import { useLink } from './use-link.ts'

/** Sends what is typed to the listing; works before any script has loaded. */
export function SearchBox({ id }: { id: string }) {
  const link = useLink()
  const { search } = useLocation()
  const keyword = keywordOf(new URLSearchParams(search))
  return (
    <Form action={link('/shop')} role="search" className="flex">
      <label htmlFor={id} className="sr-only">
        {shell_search_label()}
      </label>
      <input
        // A new search starts from what the page shows, not from what was typed before it.
        key={keyword}
        id={id}
        name="keyword"
        type="search"
        defaultValue={keyword}
        maxLength={LONGEST_KEYWORD}
        placeholder={shell_search_placeholder()}
        autoComplete="off"
        className="h-11 w-full min-w-0 rounded-l-md border border-line-strong bg-white px-3 text-ink placeholder:text-ink-soft"
      />
      <button type="submit" className="button h-11 rounded-l-none">
        {shell_search_button()}
      </button>
    </Form>
  )
}
