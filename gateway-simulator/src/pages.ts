import { createHash } from 'node:crypto'
import { gatewaySimulatorWords as words, rupiahText } from '@pasok/words'
import { html, raw } from 'hono/html'
import type { SimulatedAct, SimulatedTransaction } from './transaction.ts'

const style = `
:root { color-scheme: light dark; --line: #d5d9de; --soft: #495059; }
@media (prefers-color-scheme: dark) { :root { --line: #495059; --soft: #b9c0c8; } a { color: #9cc4f5; } }
* { box-sizing: border-box; }
body { font: 15px/1.5 Inter, Arial, Helvetica, sans-serif; max-width: 800px; margin: 0 auto; padding: 24px 16px; }
h1 { font-size: 22px; line-height: 1.3; border-left: 4px solid #ffd333; padding-left: 12px; overflow-wrap: anywhere; }
ul { list-style: none; padding: 0; }
li { border-top: 1px solid var(--line); padding: 8px 0; }
a { display: inline-block; padding: 10px 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
form { display: inline-block; margin: 0 8px 8px 0; }
button { font: inherit; min-height: 44px; padding: 0 16px; }
`
const styleHash = createHash('sha256').update(style).digest('base64')

/** Nothing is loaded, and forms go to these pages alone. */
export const pageHeaders = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

const framePage = (title: string, content: unknown) =>
  html`${raw('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`

const buildAddress = (base: string, { orderId }: SimulatedTransaction, act = ''): string =>
  `${base}/${encodeURIComponent(orderId)}${act && `/${act}`}`

/** All transactions, the newest first. */
export const transactionsPage = (base: string, transactions: readonly SimulatedTransaction[]) =>
  framePage(
    words.title,
    html`<p>${words.lead}</p>
      <ul>
        ${transactions.map(
          (one) =>
            html`<li>
              <a href="${buildAddress(base, one)}">${one.orderId}</a>
              <div>${rupiahText(one.amount)}, ${one.bank ?? one.type}, ${one.status}</div>
            </li>`,
        )}
      </ul>`,
  )

/** One transaction, and what can be done to it. */
export const transactionPage = (
  base: string,
  transaction: SimulatedTransaction,
  acts: readonly SimulatedAct[],
) =>
  framePage(
    transaction.orderId,
    html`<dl>
        <dt>${words.status}</dt>
        <dd>${transaction.status}</dd>
        <dt>${words.amount}</dt>
        <dd>${rupiahText(transaction.amount)}</dd>
        <dt>${words.account}</dt>
        <dd>${transaction.bank ?? transaction.type} ${transaction.account}</dd>
        <dt>${words.expires}</dt>
        <dd>${transaction.expiresAt.toISOString()}</dd>
      </dl>
      ${acts.map(
        (act) =>
          html`<form method="post" action="${buildAddress(base, transaction, act)}">
            <button>${words.acts[act]}</button>
          </form>`,
      )}
      <p><a href="${base || '/'}">${words.all}</a></p>`,
  )
