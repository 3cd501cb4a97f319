import { shell_currency, shell_currency_idr } from '~words'
import { currencies, setCurrency, useCurrency } from './currency.ts'

const names = { IDR: shell_currency_idr }

/** A button for each currency; the chosen one is pressed. */
export function CurrencyItems() {
  const chosen = useCurrency()
  return (
    <div role="group" aria-label={shell_currency()} className="mobile-menu-group">
      <p aria-hidden="true">{shell_currency()}</p>
      <ul>
        {currencies.map((currency) => (
          <li key={currency.code}>
            <button
              type="button"
              aria-pressed={currency.code === chosen.code}
              onClick={() => setCurrency(currency)}
            >
              {names[currency.code]()}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
