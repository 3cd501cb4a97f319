import VerificationPage, { action } from './verification-page.tsx'
import type { Route } from './+types/verify-page'

export { action }

/** `/web/signup/verify` */
export default function VerifyPage({ actionData }: Route.ComponentProps) {
  return <VerificationPage actionData={actionData} />
}
