import { LONGEST_KEYWORD } from '@pasok/contract'
import type { ReactNode } from 'react'
import { Form } from 'react-router'

interface Props {
  /** The page that answers, with its language. */
  readonly action: string
  readonly label: string
  readonly button: string
  readonly keyword: string
  readonly className: string
  /** Hidden fields that go along. */
  readonly children?: ReactNode
}

/** A search within a page's own texts. */
export function PageSearch({ action, label, button, keyword, className, children }: Props) {
  return (
    <Form
      key={keyword}
      action={action}
      role="search"
      aria-label={label}
      className={`flex gap-2 ${className}`}
    >
      {children}
      <input
        type="search"
        name="keyword"
        defaultValue={keyword}
        aria-label={label}
        placeholder={label}
        maxLength={LONGEST_KEYWORD}
        className="h-11 w-full min-w-0 rounded-md border border-line-strong bg-white px-3 text-[16px] placeholder:text-ink-soft lg:h-10"
      />
      <button type="submit" className="button button-quiet min-h-11 lg:min-h-10">
        {button}
      </button>
    </Form>
  )
}
