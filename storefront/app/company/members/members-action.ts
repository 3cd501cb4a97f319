import { company, type Call, type Profile, type Route } from '@pasok/contract'
import { sendForm, typedIn, type Refused } from '@pasok/ui/records/send-form.ts'
import type { FlashMessage } from '../../layout/notices/flash.ts'
import { isRole } from '../../identity/role-choices.ts'
import type { Values } from '@pasok/ui/kit/form/field.tsx'

/** Outcome of an owner's action: a message on the next page, a confirmation to give first, or errors. */
export type Outcome =
  | { readonly flash: FlashMessage }
  | { readonly confirm: string }
  | { readonly refused: Refused; readonly values: Values }

/** Does what a form of the members' page asks for. */
export const takeAction = async (call: Call, form: FormData, who: Profile): Promise<Outcome | undefined> => {
  const values = typedIn(form)
  const { id = '', role = '', email, language } = values
  const send = async <E extends Route>(
    endpoint: E,
    typed: Parameters<typeof sendForm<E>>[2],
    flash: FlashMessage,
  ): Promise<Outcome> => {
    const outcome = await sendForm(call, endpoint, typed)
    return 'data' in outcome ? { flash } : { ...outcome, values }
  }
  const isOwn = id === String(who.id)
  switch (values['do']) {
    case 'invite':
      return send(company.inviteMember, { body: { email, role, language } }, 'invited')
    case 'renew':
      return send(company.renewInvitation, { params: { id } }, 'invited')
    case 'withdraw':
      return send(company.withdrawInvitation, { params: { id } }, 'invitation-withdrawn')
    case 'role':
      if (isOwn && role !== 'owner' && isRole(role) && !values['sure'])
        return { confirm: String(new URLSearchParams({ confirm: 'role', id, role })) }
      return send(company.setMemberRole, { params: { id }, body: { role } }, 'role-set')
    case 'remove':
      return send(company.removeMember, { params: { id } }, isOwn ? 'left' : 'member-removed')
    default:
      return undefined
  }
}
