import { emailWords } from '@pasok/words'
import { html, raw } from 'hono/html'
import { cleanLines, oneLine } from './clean.ts'
import { resolveLink } from './resolve-link.ts'
import type { Email, Letterhead, EmailPart } from './email.ts'

const FONT = 'font-family: Arial, Helvetica, sans-serif'
const INK = 'color: #16191d'
const SOFT = 'color: #495059'

/**
 * Mail programs rely on style attributes, so these have the light colours; programs that support dark mode read the
 * style sheet. Each element has both a colour and a background for programs that invert colours themselves.
 */
const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #16191d !important; }
  .sheet { background: #22262b !important; border-color: #ffd333 #495059 #495059 !important; }
  .ink { color: #f4f6f8 !important; }
  .soft { color: #b9c0c8 !important; }
  .line { border-color: #495059 !important; }
  .link { color: #9cc4f5 !important; }
}`

/** Renders an e-mail as HTML: one column, tables for old programs, no external resources. */
export const emailHtml = async (message: Email, { shop, origin }: Letterhead): Promise<string> => {
  const { language } = message
  const broken = (text: string) =>
    cleanLines(text).map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`))
  const link = (address: string) =>
    html`<a
      class="link"
      href="${address}"
      target="_blank"
      rel="noopener"
      style="color: #1a5296; overflow-wrap: anywhere; word-break: break-all"
      >${address}</a
    >`

  const renderPart = (part: EmailPart) => {
    if ('heading' in part)
      return html`<h1
        class="ink"
        style="${FONT}; ${INK}; font-size: 20px; line-height: 1.3; margin: 0 0 16px"
      >
        ${oneLine(part.heading)}
      </h1>`
    if ('paragraph' in part)
      return html`<p class="ink" style="${FONT}; ${INK}; font-size: 16px; line-height: 1.5; margin: 0 0 16px">
        ${broken(part.paragraph)}
      </p>`
    if ('button' in part) {
      const address = resolveLink(part.to, language, origin)
      return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0">
          <tr>
            <td bgcolor="#ffd333" style="background: #ffd333; border-radius: 4px">
              <a
                href="${address}"
                target="_blank"
                rel="noopener"
                style="${FONT}; ${INK}; display: inline-block; padding: 13px 24px; font-size: 16px; line-height: 1.2; font-weight: bold; text-decoration: none"
                >${oneLine(part.button)}</a
              >
            </td>
          </tr>
        </table>
        <p class="soft" style="${FONT}; ${SOFT}; font-size: 13px; line-height: 1.5; margin: 12px 0 16px">
          ${emailWords.button_fails[language]}<br />${link(address)}
        </p>`
    }
    return html`<table
      cellpadding="0"
      cellspacing="0"
      border="0"
      width="100%"
      style="border-collapse: collapse; margin: 0 0 16px"
    >
      ${part.facts.map(
        ([what, value]) =>
          html`<tr>
            <th
              class="soft line"
              scope="row"
              align="left"
              valign="top"
              style="${FONT}; ${SOFT}; font-size: 14px; line-height: 1.5; font-weight: normal; text-align: left; padding: 8px 16px 8px 0; border-top: 1px solid #d5d9de; width: 38%"
            >
              ${oneLine(what)}
            </th>
            <td
              class="ink line"
              valign="top"
              style="${FONT}; ${INK}; font-size: 14px; line-height: 1.5; padding: 8px 0; border-top: 1px solid #d5d9de; overflow-wrap: anywhere"
            >
              ${broken(value)}
            </td>
          </tr>`,
      )}
    </table>`
  }

  const page = await html`${raw('<!doctype html>')}
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>${oneLine(message.subject)}</title>
        <style>
          ${raw(DARK)}
        </style>
      </head>
      <body class="ground" style="margin: 0; padding: 0; background: #f4f6f8">
        <table
          class="ground"
          role="presentation"
          cellpadding="0"
          cellspacing="0"
          border="0"
          width="100%"
          style="background: #f4f6f8"
        >
          <tr>
            <td align="center" style="padding: 24px 12px">
              <table
                class="sheet"
                role="presentation"
                cellpadding="0"
                cellspacing="0"
                border="0"
                width="100%"
                style="max-width: 600px; background: #ffffff; border: 1px solid #d5d9de; border-top: 4px solid #ffd333; border-collapse: separate"
              >
                <tr>
                  <td
                    class="ink"
                    style="${FONT}; ${INK}; font-size: 18px; font-weight: bold; padding: 20px 24px 0"
                  >
                    ${shop.name}
                  </td>
                </tr>
                <tr>
                  <td style="padding: 20px 24px 8px; text-align: left">${message.body.map(renderPart)}</td>
                </tr>
                <tr>
                  <td
                    class="soft"
                    style="${FONT}; ${SOFT}; font-size: 13px; line-height: 1.5; padding: 0 24px 20px; text-align: left"
                  >
                    <div class="line" style="border-top: 1px solid #d5d9de; padding-top: 16px">
                      <strong>${shop.legal_name}</strong><br />
                      ${shop.address.map((line) => html`${line}<br />`)} ${emailWords.email[language]}:
                      ${shop.email}<br />
                      ${emailWords.phone[language]}: ${shop.phone}
                      ${shop.note ? html`<br /><br />${shop.note[language]}` : ''}
                    </div>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`
  return page.toString()
}
