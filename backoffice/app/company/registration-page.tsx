import { companyStaff, formatDay, jakartaClock, type StaffRegistration } from '@pasok/contract'
import { labelText } from '@pasok/ui/kit/label.ts'
import { Link } from '@pasok/ui/kit/link.tsx'
import { phoneText } from '@pasok/ui/kit/phone-text.ts'
import { Timeline } from '@pasok/ui/records/timeline.tsx'
import { registrationStatusLabels } from '@pasok/words'
import { useActionData } from 'react-router'
import {
  admin_answers,
  admin_contact_people,
  admin_documents,
  admin_email_not_confirmed,
  admin_join_what,
  admin_join_which,
  admin_no_documents,
  admin_question_for_company,
  admin_reason_for_company,
  admin_registration_name,
  admin_same_npwp,
  admin_step_approve,
  admin_step_ask,
  admin_step_join,
  admin_step_reject,
  admin_step_suspend,
  admin_suspend_what,
  admin_waiting_question,
  order_history,
  quotation_at,
  quotation_details,
  register_department,
  register_nib_document,
  register_npwp_document,
} from '~words'
import { apiAddress } from '../api/ask.ts'
import { recordAction, type RecordOutcome } from '../resource/record.ts'
import { ShownRecord } from '../resource/shown-record.tsx'
import { StepBar, type StepLook } from '../resource/step-bar.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { RegistrationBadge } from './registration-badge.tsx'
import { auditEvents } from '../audit/audit-events.ts'
import { CompanyFacts } from './company-facts.tsx'
import { registrations } from './registrations.tsx'

type Step = StaffRegistration['steps'][number]

const routes = {
  approve: companyStaff.approveRegistration,
  reject: companyStaff.rejectRegistration,
  ask: companyStaff.askRegistration,
  suspend: companyStaff.suspendRegistration,
  join: companyStaff.joinRegistration,
} as const satisfies Record<Step, unknown>

/** Takes a step with the registration: each is an endpoint of its own. */
export const action = recordAction({
  step: {
    route: ({ step }) => routes[(step ?? '') as Step],
    send: ({ version, reason, question, company_id }) => ({
      body: {
        version: Number(version),
        ...(reason !== undefined && { reason }),
        ...(question !== undefined && { question }),
        ...(company_id !== undefined && { company_id: Number(company_id) }),
      },
    }),
  },
})

const buildLooks = ({ same_npwp }: StaffRegistration): Readonly<Record<Step, StepLook>> => ({
  approve: { name: admin_step_approve },
  ask: { name: admin_step_ask, asks: { field: 'question', label: admin_question_for_company } },
  reject: {
    name: admin_step_reject,
    asks: { field: 'reason', label: admin_reason_for_company },
    isDanger: true,
  },
  suspend: {
    name: admin_step_suspend,
    asks: { field: 'reason', label: admin_reason_for_company, what: admin_suspend_what },
    isDanger: true,
  },
  join: {
    name: admin_step_join,
    asks: {
      field: 'company_id',
      label: admin_join_which,
      what: admin_join_what,
      choices: same_npwp.map(({ id, legal_name, registration_status }) => [
        String(id),
        `${legal_name} (${labelText(registrationStatusLabels[registration_status])})`,
      ]),
    },
  },
})

/** `/admin/registrations/{id}` */
export function Component() {
  return (
    <ShownRecord path={registrations.path} route={companyStaff.showRegistration}>
      {(registration) => <RegistrationPage registration={registration} />}
    </ShownRecord>
  )
}

function RegistrationPage({ registration }: { readonly registration: StaffRegistration }) {
  const outcome = useActionData<RecordOutcome>()
  const { legal_name, registration_status, steps, version, question, same_npwp, answers } = registration
  return (
    <>
      <PageTitle title={admin_registration_name({ name: legal_name })}>
        <RegistrationBadge status={registration_status} />
      </PageTitle>
      {question !== undefined && (
        <p className="mb-3 max-w-3xl whitespace-pre-line">{admin_waiting_question({ question })}</p>
      )}
      <StepBar steps={steps} looks={buildLooks(registration)} version={version} outcome={outcome} />
      {same_npwp.length > 0 && (
        <p className="mb-4 max-w-3xl rounded-md border border-accent-strong p-3">
          {admin_same_npwp()}{' '}
          {same_npwp.map(({ id, legal_name }) => (
            <Link key={id} to={`/registrations/${id}`} className="mr-3 underline">
              {legal_name}
            </Link>
          ))}
        </p>
      )}
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-6 md:grid-cols-2">
          <section>
            <h2 className="mb-2 text-xl">{quotation_details()}</h2>
            <CompanyFacts company={registration} />
          </section>
          <section>
            <h2 className="mb-2 text-xl">{admin_documents()}</h2>
            <Documents registration={registration} />
            <h2 className="mt-6 mb-2 text-xl">{admin_contact_people()}</h2>
            <People registration={registration} />
          </section>
          {answers.length > 0 && (
            <section className="md:col-span-full">
              <h2 className="mb-2 text-xl">{admin_answers()}</h2>
              <dl>
                {answers.map(({ id, question, text, answered_at }) => (
                  <div key={id} className="mb-3">
                    <dt className="font-semibold whitespace-pre-line">{question}</dt>
                    <dd className="whitespace-pre-line">{text}</dd>
                    <dd className="text-[13px] text-ink-soft">
                      {quotation_at({ day: formatDay(answered_at), ...jakartaClock(new Date(answered_at)) })}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
        </div>
        {registration.history.length > 0 && (
          <aside>
            <h2 className="mb-2 text-xl">{order_history()}</h2>
            <Timeline events={auditEvents(registration.history)} />
          </aside>
        )}
      </div>
    </>
  )
}

function Documents({ registration: { id, documents } }: { readonly registration: StaffRegistration }) {
  if (documents.length === 0) return <p>{admin_no_documents()}</p>
  const names = { npwp: register_npwp_document, nib: register_nib_document, answer: admin_answers }
  return (
    <ul>
      {documents.map((document) => (
        <li key={document.id} className="mb-2">
          <span className="block text-[13px] text-ink-soft">{names[document.kind]()}</span>
          <a
            href={apiAddress(companyStaff.showDocument, { params: { id, document_id: document.id } })}
            className="break-all underline"
          >
            {document.filename}
          </a>
        </li>
      ))}
    </ul>
  )
}

function People({ registration: { members } }: { readonly registration: StaffRegistration }) {
  return (
    <ul>
      {members.map((person) => (
        <li key={person.id} className="mb-3">
          <strong className="block font-semibold">{person.name}</strong>
          {person.position}
          {person.customer_department && `, ${register_department()}: ${person.customer_department.name}`}
          <a href={`mailto:${person.email}`} className="block w-fit break-all">
            {person.email}
          </a>
          {!person.is_email_verified && (
            <span className="block text-danger">{admin_email_not_confirmed()}</span>
          )}
          {[person.mobile, person.phone]
            .filter((number) => number !== '')
            .map((number) => (
              <a key={number} href={`tel:${number}`} className="block w-fit">
                {phoneText(number)}
              </a>
            ))}
        </li>
      ))}
    </ul>
  )
}
