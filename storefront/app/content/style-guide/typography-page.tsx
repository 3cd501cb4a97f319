import {
  contact_send,
  contact_sending,
  delivery_info_amounts,
  delivery_info_lead,
  price_before_tax,
  quick_column_part_number,
  quick_price,
  quick_quantity,
  shell_home,
  style_buttons,
  style_cancel,
  style_colours,
  style_heading,
  style_headings,
  style_numbers,
  style_remove,
  style_text,
  style_typography,
  style_typography_lead,
} from '~words'
import { Link } from '@pasok/ui/kit/link.tsx'
import { useLink } from '../../routing/use-link.ts'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { rupiahText } from '@pasok/words'
import { SitePage } from '../site-page.tsx'

/** The tokens of `ui/theme.css`, by the classes that Tailwind makes of them. */
const colours = {
  accent: 'bg-accent text-ink',
  'accent-strong': 'bg-accent-strong text-ink',
  ink: 'bg-ink text-white',
  'ink-soft': 'bg-ink-soft text-white',
  line: 'bg-line text-ink',
  'line-strong': 'bg-line-strong text-ink',
  surface: 'bg-surface text-ink',
  link: 'bg-link text-white',
  danger: 'bg-danger text-white',
  success: 'bg-success text-white',
} as const

/** Every size that a part or a page writes, the largest first. */
const sizes = [
  'text-3xl',
  'text-2xl',
  'text-xl',
  'text-lg',
  'text-[17px]',
  'text-[16px]',
  'text-base',
  'text-[15px]',
  'text-[14px]',
  'text-[13px]',
  'text-[12px]',
] as const

/** The buttons of `theme.css`. */
const buttons = {
  button: contact_send,
  'button button-quiet': style_cancel,
  'button button-danger': style_remove,
}

/** `/site/typography`: sizes, colours, numbers and buttons, by the classes that the pages use. */
export default function TypographyPage() {
  const link = useLink()
  return (
    <SitePage
      title={style_typography()}
      lead={style_typography_lead()}
      rest="/site/typography"
      indexed={false}
    >
      <Part id="headings" title={style_headings()}>
        {sizes.map((size) => (
          <p key={size} className={`mt-2 leading-tight font-[650] ${size}`}>
            {style_heading()}{' '}
            <code translate="no" data-size className="text-[13px] font-normal text-ink-soft">
              {size}
            </code>
          </p>
        ))}
      </Part>
      <Part id="text" title={style_text()}>
        <p className="max-w-[70ch]">
          {delivery_info_lead()} {delivery_info_amounts()}{' '}
          <Link to={link('/')} className="underline">
            {shell_home()}
          </Link>
        </p>
        <p className="mt-2 text-[13px] text-ink-soft">{price_before_tax()}</p>
      </Part>
      <Part id="numbers" title={style_numbers()}>
        <table className="text-left">
          <thead>
            <tr>
              {[quick_column_part_number, quick_quantity, quick_price].map((name, at) => (
                <th
                  key={name()}
                  scope="col"
                  className={`py-1 pr-8 text-[13px] text-ink-soft last:pr-0 ${at > 0 ? 'text-right' : ''}`}
                >
                  {name()}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(
              [
                ['6204-2RS', 1_111.5, 1_250_000],
                ['CDQ2B20-30DZ', 40, 98_000],
              ] as const
            ).map(([part, quantity, price]) => (
              <tr key={part} className="border-t border-line">
                <td translate="no" className="part-number py-1 pr-8">
                  {part}
                </td>
                <td className="py-1 pr-8 text-right">{decimal(quantity)}</td>
                <td className="whitespace-nowrap py-1 text-right">{rupiahText(price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
      <Part id="buttons" title={style_buttons()}>
        {Object.entries(buttons).map(([className, text]) => (
          <p key={className} className="mt-3 flex flex-wrap items-center gap-3">
            <button type="button" className={className}>
              {text()}
            </button>
            <button type="button" disabled className={className}>
              {text()}
            </button>
            <button type="button" aria-disabled="true" className={className}>
              {contact_sending()}
            </button>
            <code translate="no" className="text-[13px] text-ink-soft">
              {className}
            </code>
          </p>
        ))}
      </Part>
      <Part id="colours" title={style_colours()}>
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5">
          {Object.entries(colours).map(([name, className]) => (
            <li key={name} data-colour={name} className={`rounded-md border border-line p-4 ${className}`}>
              <code translate="no">{name}</code>
            </li>
          ))}
        </ul>
      </Part>
    </SitePage>
  )
}

function Part({
  id,
  title,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly children: React.ReactNode
}) {
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="mb-3 border-b border-line pb-1 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
