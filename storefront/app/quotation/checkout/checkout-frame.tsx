import type { ReactNode } from 'react'
import { checkout_step_cart, checkout_step_delivery, checkout_step_done, checkout_step_payment } from '~words'
import { PageHead } from '../../layout/head/page-head.tsx'
import { Stepper } from '@pasok/ui/kit/form/stepper.tsx'

const steps = [checkout_step_cart, checkout_step_delivery, checkout_step_payment, checkout_step_done]
/** The places of the steps that have pages here. */
export const STEPS = { delivery: 1, payment: 2, done: 3 } as const

interface Props {
  readonly title: string
  /** The page's path without a language. */
  readonly rest: string
  readonly step: number
  /** What stays in sight beside the page on wide screens. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** What the pages from a cart to its order have in common: where somebody is, and what they order. */
export function CheckoutFrame({ title, rest, step, aside, children }: Props) {
  return (
    <div className="frame py-6">
      <PageHead title={title} rest={rest} indexed={false} />
      <div className="mb-6 max-w-[860px]">
        <Stepper steps={steps.map((name) => name())} current={step} />
      </div>
      <h1 className="mb-4 text-2xl">{title}</h1>
      {aside ? (
        <div className="grid gap-6 lg:grid-cols-[minmax(0,860px)_340px] lg:justify-between lg:items-start">
          <div className="min-w-0">{children}</div>
          <div className="lg:sticky lg:top-16 lg:max-h-[calc(100dvh-80px)] lg:overflow-y-auto">{aside}</div>
        </div>
      ) : (
        children
      )}
    </div>
  )
}
