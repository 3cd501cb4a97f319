import { LONGEST_CONTACT_MESSAGE, LONGEST_EMAIL } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  contact_again,
  contact_company,
  contact_message,
  contact_message_hint,
  contact_name,
  contact_phone,
  contact_send,
  contact_sending,
  contact_sent,
  contact_trap,
  login_email,
} from '~words'
import { useRootData } from '../../layout/root-data.ts'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import type { ContactOutcome } from './send-contact.ts'

interface Props {
  /** This page's address. */
  readonly here: string
  readonly outcome: ContactOutcome | undefined
}

/** A message to the shop. Members need not enter their name. */
export function ContactForm({ here, outcome }: Props) {
  const member = useRootData()?.member
  if (outcome && 'sentFrom' in outcome)
    return (
      <div role="status">
        <p className="rounded-md border border-success px-3 py-2">
          {contact_sent({ email: outcome.sentFrom })}
        </p>
        <p className="mt-3">
          <Link to={here} reloadDocument className="inline-flex min-h-11 items-center">
            {contact_again()}
          </Link>
        </p>
      </div>
    )
  const values = outcome?.values ?? (member ? { name: member.name, email: member.email } : undefined)
  return (
    <ActionForm
      id="contact"
      to={here}
      values={values}
      result={outcome?.refused}
      className="grid gap-4 sm:grid-cols-2"
    >
      <FormAlert result={outcome?.refused} className="sm:col-span-2" />
      <TextField name="name" label={contact_name()} autoComplete="name" maxLength={200} half />
      <TextField
        name="company"
        label={contact_company()}
        autoComplete="organization"
        maxLength={200}
        optional
        half
      />
      <TextField
        name="email"
        type="email"
        label={login_email()}
        autoComplete="email"
        maxLength={LONGEST_EMAIL}
        half
      />
      <TextField
        name="phone"
        type="tel"
        label={contact_phone()}
        autoComplete="tel"
        maxLength={60}
        optional
        half
      />
      <TextField
        name="message"
        label={contact_message()}
        hint={contact_message_hint()}
        rows={7}
        maxLength={LONGEST_CONTACT_MESSAGE}
      />
      {/* Programs fill in every field; people don't see this one. */}
      <p hidden>
        <label htmlFor="contact-website">{contact_trap()}</label>
        <input id="contact-website" name="website" type="text" autoComplete="off" />
      </p>
      <div className="sm:col-span-2">
        <SubmitButton busy={contact_sending()}>{contact_send()}</SubmitButton>
      </div>
    </ActionForm>
  )
}
