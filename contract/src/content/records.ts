import { z } from 'zod'
import { menus } from './menus.ts'

const text = z.string().min(1)

/** A currency that prices are shown in. */
const currency = z.object({
  /** Of ISO 4217. */
  code: z.string().length(3),
  symbol: text,
  name: text,
})
export type Currency = z.output<typeof currency>

/** Where the shop is, for the contact page's map. */
const location = z.object({
  /** In degrees; maps end at the 85th. */
  latitude: z.number().min(-85).max(85),
  longitude: z.number().min(-180).max(180),
  /** Map tiles of 256 px and whom they are from; without them the map is a drawing. */
  tiles: z
    .object({
      address: z
        .url({ protocol: /^https$/ })
        .refine((address) => ['{z}', '{x}', '{y}'].every((part) => address.includes(part))),
      attribution: text,
    })
    .optional(),
})
export type Location = z.output<typeof location>

/** Who runs this shop, as its pages say it. */
export const settings = z.object({
  name: text,
  legal_name: text,
  address: z.array(text),
  email: z.email(),
  phone: text,
  opening_hours: text,
  /** A remark on the company itself, for instance that a demo's is invented. */
  note: text.optional(),
  /** The picture that networks show for a link to the shop's own pages, 1200 × 630. */
  share_image: text,
  /** What prices can be shown in, the usual one first. */
  currencies: z.array(currency).min(1),
  /** Of the tax on what is sold. */
  tax_percent: z.number().min(0).max(100),
  /** In days from its delivery: for how long an item may be sent back. */
  return_window_days: z.int().min(0).max(365),
  /** How the header shows the cart: as a panel below its button, or as a sheet from the window's side. */
  dropcart_type: z.enum(['dropdown', 'offcanvas']),
  /** How the header stands on a wide screen: with a bar above it, or in one row less, without the phone. */
  header_layout: z.enum(['default', 'compact']),
  /** Menus of the settings file, in place of the usual ones. A published document of kind `menu` goes before them. */
  menus: menus.optional(),
  /** The names of the ways to pay that the shop has. */
  payment_methods: z.array(text),
  social: z.partialRecord(z.enum(['facebook', 'tiktok', 'instagram', 'linkedin']), z.url()),
  /** Absent where the contact page shows no map. */
  location: location.optional(),
})
export type Settings = z.output<typeof settings>

/** The shop's WhatsApp, for its members to write to. */
export const whatsapp = z.object({
  /** With the country's code, digits alone. */
  wa_number: z.string().regex(/^[1-9]\d{7,14}$/),
  /** What a chat begins with. */
  wa_text: text,
})
export type Whatsapp = z.output<typeof whatsapp>

export const legalText = z.object({
  /** The day from which it holds. */
  version: z.iso.date(),
  title: text,
  lead: text,
  sections: z.array(z.object({ heading: text, paragraphs: z.array(text) })),
  /** All versions that there are, the one that holds now first. */
  versions: z.array(z.iso.date()),
})
/** A text that people agree to, in one of its versions. */
export type LegalText = z.output<typeof legalText>
