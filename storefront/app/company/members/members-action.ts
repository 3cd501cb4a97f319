import { company, type Call, type Problem, type Profile } from '@pasok/contract'
import type { Language } from '../../routing/localised.ts'
import { fieldText } from '../../api-client/field-text.ts'
import type { FlashMessage } from '../../layout/notices/flash.ts'
import { isRole } from '../../identity/role-choices.ts'
import type { Faults } from '../registration/take-step.ts'

/** What an owner did: it is said on the next page, has to be confirmed first, or was refused. */
export type Done =
  | { readonly said: FlashMessage }
  | { readonly confirm: string }
  | {
      readonly status: number
      /** Of the whole; absent where fields were. */
      readonly refused?: string
      readonly faults: Faults
      readonly email: string
    }

const refusedBy = (problem: Problem, email = ''): Done => ({
  status: problem.status,
  email,
  faults: problem.errors ?? {},
  ...(!problem.errors && { refused: problem.detail }),
})

/** Does what a form of the members' page asks for. */
export const takeAction = async (call: Call, form: FormData, who: Profile): Promise<Done | undefined> => {
  const text = (name: string) => fieldText(form, name)
  const id = text('id')
  const role = text('role')
  switch (text('do')) {
    case 'invite': {
      const email = text('email')
      const language = text('language') as Language
      const { body } = await call(company.inviteMember, { body: { email, role: role as never, language } })
      return 'data' in body ? { said: 'invited' } : refusedBy(body, email)
    }
    case 'renew': {
      const { body } = await call(company.renewInvitation, { params: { id } })
      return 'data' in body ? { said: 'invited' } : refusedBy(body)
    }
    case 'withdraw': {
      const { body } = await call(company.withdrawInvitation, { params: { id } })
      return 'data' in body ? { said: 'invitation-withdrawn' } : refusedBy(body)
    }
    case 'role': {
      const isOwn = id === String(who.id)
      if (isOwn && role !== 'owner' && isRole(role) && text('sure') === '')
        return { confirm: String(new URLSearchParams({ confirm: 'role', id, role })) }
      const { body } = await call(company.setMemberRole, { params: { id }, body: { role: role as never } })
      return 'data' in body ? { said: 'role-set' } : refusedBy(body)
    }
    case 'remove': {
      const { body } = await call(company.removeMember, { params: { id } })
      if (!('data' in body)) return refusedBy(body)
      return { said: id === String(who.id) ? 'left' : 'member-removed' }
    }
    default:
      return undefined
  }
}
