import type { Currency } from '@pasok/contract'
import { shell_currency } from '~words'
import { useScripts } from '@pasok/ui/kit/use-scripts.ts'
import { setCurrency, useCurrency } from './currency.ts'

/** A button for each currency; the chosen one is pressed. Disabled until scripts work. */
export function CurrencyItems({ currencies }: { currencies: readonly Currency[] }) {
  const chosen = useCurrency(currencies)
  const canPress = useScripts()
  return (
    <div role="group" aria-label={shell_currency()} className="mobile-menu-group">
      <p aria-hidden="true">{shell_currency()}</p>
      <ul>
        {currencies.map((currency) => (
          <li key={currency.code}>
            <button
              type="button"
              disabled={!canPress}
              aria-pressed={currency.code === chosen?.code}
              onClick={() => setCurrency(currency)}
            >
              {currency.name} ({currency.symbol})
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
