import { company, type Registration, formatDay } from '@pasok/contract'
import { useSearchParams } from 'react-router'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  review_answered,
  review_answers,
  review_approved,
  review_message,
  review_correction,
  review_documents,
  review_question,
  review_submitted,
  review_suspended,
  review_to_shop,
  review_waiting,
} from '~words'
import { apiAddress } from '../../api-client/ask-api.ts'
import { useLink } from '../../routing/use-link.ts'
import { AnswerForm, type AnswerResult } from './answer-form.tsx'
import type { Correctable } from './load-correction.ts'

interface Props {
  readonly registration: Registration
  /** Where something is awaited of the company. */
  readonly correctable: Correctable | undefined
  readonly result: AnswerResult | undefined
}

/** How far a registration is, what is awaited and by whom, and what was sent so far. */
export function ReviewState({ registration, correctable, result }: Props) {
  const { legal_name, awaits, submitted_at, documents, answers } = registration
  const [query] = useSearchParams()
  return (
    <>
      <p className="mt-2 text-ink-soft">
        {review_submitted({ name: legal_name, day: formatDay(submitted_at) })}
      </p>
      {query.has('answered') && awaits === 'review' && (
        <p role="status" className="mt-4 rounded-md border border-success px-3 py-2">
          {review_answered()}
        </p>
      )}
      <div className="mt-6 border-l-4 border-accent-strong bg-surface px-4 py-3">
        <Next registration={registration} />
      </div>
      {correctable && (
        <AnswerForm result={result} correctable={correctable} isRejected={awaits === 'correction'} />
      )}
      {documents.length > 0 && (
        <section className="mt-8">
          <h2 className="text-lg">{review_documents()}</h2>
          <ul className="mt-2">
            {documents.map(({ id, filename, size, uploaded_at }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3 border-b border-line">
                <a
                  href={apiAddress(company.showDocument, { params: { id } })}
                  download
                  className="inline-flex min-h-11 items-center break-all underline md:min-h-9"
                >
                  {filename}
                </a>
                <span className="text-[13px] text-ink-soft">
                  {Math.max(1, Math.round(size / 1000))} kB, {formatDay(uploaded_at)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {answers.length > 0 && (
        <section className="mt-8">
          <h2 className="text-lg">{review_answers()}</h2>
          {answers.map(({ id, question, text, answered_at }) => (
            <article key={id} className="mt-3 border-b border-line pb-3">
              <p className="whitespace-pre-line text-ink-soft">
                {review_message()} {question}
              </p>
              <p className="mt-1 whitespace-pre-line">{text}</p>
              <p className="text-[13px] text-ink-soft">{formatDay(answered_at)}</p>
            </article>
          ))}
        </section>
      )}
    </>
  )
}

function Next({
  registration: { awaits, registration_status, question, reason },
}: Pick<Props, 'registration'>) {
  const link = useLink()
  if (awaits === 'review') return <p>{review_waiting()}</p>
  if (awaits === 'answer') return <FlashMessage lead={review_question()} text={question} />
  if (awaits === 'correction') return <FlashMessage lead={review_correction()} text={reason} />
  if (registration_status === 'suspend') return <FlashMessage lead={review_suspended()} text={reason} />
  return (
    <>
      <p>{review_approved()}</p>
      <Link to={link('/shop')} className="button mt-3 min-h-11">
        {review_to_shop()}
      </Link>
    </>
  )
}

/** What staff wrote. */
function FlashMessage({ lead, text }: { lead: string; text: string | undefined }) {
  return (
    <>
      <p>{lead}</p>
      {text && <blockquote className="mt-2 font-semibold whitespace-pre-line">{text}</blockquote>}
    </>
  )
}
