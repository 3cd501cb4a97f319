import type { Currency, MenuLink } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import { useLink, useOtherLanguage } from '../routing/use-link.ts'
import { Icon } from '@pasok/ui/kit/icon.tsx'
import { useScripts } from '@pasok/ui/kit/use-scripts.ts'
import { setCurrency, useCurrency } from './currency.ts'

interface Props {
  readonly entries: readonly MenuLink[]
  /** What the shop's prices can be shown in. */
  readonly currencies: readonly Currency[]
}

/** The entries of a menu, each as an item of the list that they stand in. */
export function MenuEntries({ entries, currencies }: Props) {
  return entries.map((entry, i) => (
    // oxlint-disable-next-line react/no-array-index-key -- a menu may hold the same entry twice, and never changes
    <MenuEntry key={i} entry={entry} currencies={currencies} />
  ))
}

function MenuEntry({ entry, currencies }: { entry: MenuLink; currencies: Props['currencies'] }) {
  const { type, title, url, children = [], data } = entry
  if (type === 'divider') return <li role="separator" className="menu-divider" />
  const list = children.length > 0 && (
    <ul>
      <MenuEntries entries={children} currencies={currencies} />
    </ul>
  )
  if (type === 'link')
    return (
      <li className="relative">
        {data && 'language' in data ? (
          <LanguageLink language={data.language} title={title} />
        ) : (
          <MenuAnchor url={url} title={title} />
        )}
        {list && (
          <details>
            <summary>
              <span className="sr-only">{title}</span>
              <Icon name="down" />
            </summary>
            {list}
          </details>
        )}
      </li>
    )
  return (
    <li>
      {data && 'currency' in data ? (
        <CurrencyButton code={data.currency} title={title} currencies={currencies} />
      ) : (
        <details className="menu-fold">
          <summary>
            {title}
            <Icon name="down" />
          </summary>
          {list}
        </details>
      )}
    </li>
  )
}

/** A link of a menu: to a page of the shop in the reader's language, or elsewhere. */
export function MenuAnchor({
  url = '/',
  title,
  className,
}: Pick<MenuLink, 'url' | 'title'> & { className?: string }) {
  const link = useLink()
  if (!url.startsWith('/'))
    return (
      <a href={url} rel="noopener" className={className}>
        {title}
      </a>
    )
  return (
    <Link to={link(url)} className={className}>
      {title}
    </Link>
  )
}

function LanguageLink({ language, title }: { language: 'en' | 'id'; title: string | undefined }) {
  const inLanguage = useOtherLanguage()
  return (
    <a href={inLanguage(language)} hrefLang={language} lang={language}>
      {title}
    </a>
  )
}

function CurrencyButton({
  code,
  title,
  currencies,
}: {
  readonly code: string
  readonly title: string | undefined
  readonly currencies: Props['currencies']
}) {
  const chosen = useCurrency(currencies)
  const canPress = useScripts()
  const currency = currencies.find((one) => one.code === code)
  // One that the shop has no prices in.
  if (!currency) return null
  return (
    <button
      type="button"
      disabled={!canPress}
      aria-pressed={code === chosen?.code}
      onClick={() => setCurrency(currency)}
    >
      {title}
    </button>
  )
}
