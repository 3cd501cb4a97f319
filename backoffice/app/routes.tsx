import type { ComponentType } from 'react'
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { isLoggedOut } from './api/ask.ts'
import { logInAction, LogInPage } from './shell/log-in-page.tsx'
import { queries, self } from './shell/self.ts'
import { Shell } from './shell/shell.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { ErrorPage } from './shell/error-page.tsx'

/** Lets only staff in who are logged in, and who have an app that shows codes where their role needs one. */
const admit = async ({ request }: LoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url)
  const path = pathname.replace(/^\/admin/, '')
  try {
    const staff = await queries.ensureQueryData(self)
    if (staff.needs_totp && path !== '/account') throw redirect('/account')
    return staff
  } catch (error) {
    if (isLoggedOut(error)) throw redirect(`/login?${new URLSearchParams({ next: `${path}${search}` })}`)
    throw error
  }
}

/** A page whose code comes when it is opened first. */
const page = (load: () => Promise<{ default: ComponentType }>): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => ({ Component: (await load()).default }),
})

/** Every address of the back office, below `/admin`. */
export const routes: RouteObject[] = [
  { path: 'login', Component: LogInPage, action: logInAction, ErrorBoundary: ErrorPage },
  {
    id: 'shell',
    loader: admit,
    Component: Shell,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          { index: true, ...page(() => import('./shell/home-page.tsx')) },
          { path: 'account', lazy: () => import('./shell/account-page.tsx') },
          { path: 'orders', ...page(() => import('./order/orders-page.tsx')) },
          { path: 'orders/:id', lazy: () => import('./order/order-page.tsx') },
          { path: 'quotations', ...page(() => import('./quotation/quotations-page.tsx')) },
          { path: 'quotations/new', lazy: () => import('./quotation/new-quotation-page.tsx') },
          { path: 'quotations/:id', lazy: () => import('./quotation/quotation-page.tsx') },
          { path: 'quotations/:id/desk', ...page(() => import('./quotation/desk/desk-page.tsx')) },
          { path: 'companies', ...page(() => import('./company/companies-page.tsx')) },
          { path: 'companies/:id', lazy: () => import('./company/company-page.tsx') },
          { path: 'companies/:id/price', ...page(() => import('./pricing/price-explanation-page.tsx')) },
          { path: 'price-lists', lazy: () => import('./pricing/price-lists-page.tsx') },
          { path: 'price-lists/:id', lazy: () => import('./pricing/price-list-page.tsx') },
          { path: 'registrations', ...page(() => import('./company/registrations-page.tsx')) },
          { path: 'registrations/:id', lazy: () => import('./company/registration-page.tsx') },
          { path: 'deliveries', ...page(() => import('./fulfilment/deliveries-page.tsx')) },
          { path: 'deliveries/:id', lazy: () => import('./fulfilment/delivery-page.tsx') },
          { path: 'picking', ...page(() => import('./fulfilment/picking-page.tsx')) },
          { path: 'hand-over', ...page(() => import('./fulfilment/hand-over-page.tsx')) },
          { path: 'delivery-rates', lazy: () => import('./delivery/rates-page.tsx') },
          { path: 'returns', ...page(() => import('./fulfilment/returns-page.tsx')) },
          { path: 'returns/:id', lazy: () => import('./fulfilment/return-page.tsx') },
          { path: 'approvals', ...page(() => import('./approval/approvals-page.tsx')) },
          { path: 'approvals/:id', lazy: () => import('./approval/approval-page.tsx') },
          { path: 'invoices', ...page(() => import('./invoice/invoices-page.tsx')) },
          { path: 'invoices/:id', lazy: () => import('./invoice/invoice-page.tsx') },
          { path: 'tax-invoices', lazy: () => import('./invoice/tax-invoices-page.tsx') },
          { path: 'proofs', ...page(() => import('./payment/proofs-page.tsx')) },
          { path: 'proofs/:id', lazy: () => import('./payment/proof-page.tsx') },
          { path: 'payments', ...page(() => import('./payment/payments-page.tsx')) },
          { path: 'payments/:id', lazy: () => import('./payment/payment-page.tsx') },
          { path: 'bank-lines', lazy: () => import('./payment/bank-lines-page.tsx') },
          { path: 'bank-statements', lazy: () => import('./payment/bank-statements-page.tsx') },
          { path: 'refunds', lazy: () => import('./payment/refunds-page.tsx') },
          { path: 'withheld', lazy: () => import('./payment/withheld-page.tsx') },
          { path: 'ledger', lazy: () => import('./payment/ledger-page.tsx') },
          { path: 'ageing', ...page(() => import('./payment/ageing-page.tsx')) },
          { path: 'companies/:id/money', lazy: () => import('./payment/company-money-page.tsx') },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
]
