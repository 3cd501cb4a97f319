import { content } from '@pasok/contract/endpoints'
import { currencies, paymentMethodWords } from '@pasok/words'
import { shopShareAddress } from '../catalogue/index.ts'
import { serve } from '../kernel/index.ts'
import { refuse, respondWith, type App } from '../platform/http/http.ts'
import { pick } from '../platform/index.ts'
import type { LegalTexts } from './legal-texts.ts'
import { menuInLanguage } from './menu-in-language.ts'
import { fillSettings } from './setting-values.ts'
import { gatewayMethods } from '@pasok/contract'
import type { SettingsFile } from './settings.ts'

/** Registers the endpoints for the shop's own details and legal texts. */
export const contentRoutes = (
  app: App,
  { settings, texts, hasGateway }: { settings: SettingsFile; texts: LegalTexts; hasGateway: boolean },
): void => {
  serve(app, content.showSettings, async ({ language }) => {
    const { opening_hours, note, menus } = settings
    const data = {
      ...pickPublicSettings(settings),
      opening_hours: opening_hours[language],
      ...(note && { note: note[language] }),
      share_image: shopShareAddress(language, settings.name),
      payment_methods: paymentMethods(settings, hasGateway).map(
        (method) => paymentMethodWords[method].name[language],
      ),
      ...(menus && {
        menus: Object.fromEntries(
          Object.entries(menus).map(([name, entries]) => [
            name,
            entries && menuInLanguage(entries, language, fillSettings(settings, language)),
          ]),
        ),
      }),
      currencies: currencies.map(({ name, ...currency }) => ({ ...currency, name: name[language] })),
    }
    return respondWith(data)
  })

  serve(app, content.showWhatsapp, async ({ language }) => {
    const { whatsapp } = settings
    if (!whatsapp) return refuse(404, 'not_found')
    const data = { wa_number: whatsapp.wa_number, wa_text: whatsapp.wa_text[language] }
    return respondWith(data)
  })

  for (const [name, e] of [
    ['terms', content.showTerms],
    ['privacy', content.showPrivacy],
  ] as const)
    serve(app, e, async ({ query, language }) => {
      const editions = texts[name]
      const found = editions.find(({ version }) => version === (query.version ?? editions[0].version))
      if (!found) return refuse(404, 'not_found')
      const versions = editions.map(({ version }) => version)
      const record = { version: found.version, ...found[language], versions }
      return respondWith({ record })
    })
}

/** The shop's payment methods; the company module decides who may order on terms. */
const paymentMethods = ({ bank_accounts }: SettingsFile, hasGateway: boolean) => [
  ...(bank_accounts.length > 0 ? (['transfer'] as const) : []),
  ...(hasGateway ? gatewayMethods : []),
  'terms' as const,
]

/** The public part of the settings; the rest is for the shop's own documents and calculations. */
const pickPublicSettings = (settings: SettingsFile) => ({
  ...pick(settings, [
    'name',
    'legal_name',
    'address',
    'email',
    'phone',
    'tax_percent',
    'return_window_days',
    'dropcart_type',
    'header_layout',
    'social',
  ]),
  ...(settings.location && { location: settings.location }),
})
