import { LONGEST_KEYWORD } from '@pasok/contract'
import { Form, useLocation } from 'react-router'
import { useRef } from 'react'
import { shell_search_button, shell_search_label } from '~words'
import { useRootData } from '../layout/root-data.ts'
import { parseKeyword } from '../routing/query.ts'
import { useLink, useRest } from '../routing/use-link.ts'
import { useShownKeyword } from './use-shown-keyword.ts'
import { searchPlaceholder } from './search-placeholder.ts'
import { useCategoryScope } from './use-category-scope.ts'
import { useSuggestionsCode } from './use-suggestions-code.ts'

/** Sends what is typed to the listing; works before any script has loaded. What may be meant comes with the scripts. */
export function SearchBox({ id }: { id: string }) {
  const link = useLink()
  const { search } = useLocation()
  const rest = useRest()
  // The blog and the questions have searches of their own.
  const isOfCatalogue = !['/blog', '/site'].some((path) => rest?.startsWith(path))
  const keyword = isOfCatalogue ? parseKeyword(new URLSearchParams(search)) : ''
  const itemCount = useRootData()?.itemCount ?? 0
  const box = useRef<HTMLInputElement>(null)
  const { onTyped, onSent } = useShownKeyword(box, keyword)
  const { category, isWithin, setWithin } = useCategoryScope()
  const { Suggestions, load } = useSuggestionsCode(box)
  const listing = isWithin ? `/shop/category/${category}` : '/shop'
  return (
    <Form action={link(listing)} role="search" onSubmit={onSent} className="relative flex">
      <label htmlFor={id} className="sr-only">
        {shell_search_label()}
      </label>
      <input
        ref={box}
        id={id}
        name="keyword"
        type="search"
        enterKeyHint="search"
        role="combobox"
        aria-expanded="false"
        aria-autocomplete="list"
        defaultValue={keyword}
        maxLength={LONGEST_KEYWORD}
        placeholder={searchPlaceholder(itemCount)}
        autoComplete="off"
        onFocus={load}
        onInput={onTyped}
        // Smaller type makes a phone zoom in on the box.
        className="h-11 w-full min-w-0 rounded-l-md border border-line-strong bg-white px-3 text-[16px] text-ink placeholder:text-ink-soft"
      />
      {Suggestions && box.current && (
        <Suggestions
          box={box.current}
          searchFor={(text) => `${listing}?${new URLSearchParams({ keyword: text })}`}
          category={category}
          isWithin={isWithin}
          setWithin={setWithin}
        />
      )}
      <button type="submit" className="button h-11 rounded-l-none">
        {shell_search_button()}
      </button>
    </Form>
  )
}
