import { plainText, type ContentRecord } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import { faq_all, faq_lead, faq_none, faq_search, faq_title, quotation_search_button } from '~words'
import { apiContext } from '../api-client/context.ts'
import { parseKeyword } from '../routing/query.ts'
import { useLink } from '../routing/use-link.ts'
import { loadDocuments } from './load-content.ts'
import { PageSearch } from './page-search.tsx'
import { PageText } from './page-text.tsx'
import { SitePage } from './site-page.tsx'
import type { Route } from './+types/faq-page'

/** Has a question, or its answer, every word of the keyword? */
const matches = ({ title, body }: ContentRecord, keyword: string): boolean => {
  const text = `${title} ${plainText(body)}`.toLowerCase()
  return keyword
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const all = await loadDocuments(context.get(apiContext), 'faq')
  const keyword = parseKeyword(url.searchParams)
  const questions = all
    .filter((question) => matches(question, keyword))
    .map(({ slug, title, topic, body: answer }) => ({ slug, title, topic, answer }))
  return { keyword, topics: [...Map.groupBy(questions, ({ topic }) => topic)] }
}

/** `/site/faq`: questions by their topics, each with an address of its own. */
export default function FaqPage({ loaderData: { keyword, topics } }: Route.ComponentProps) {
  const link = useLink()
  const questions = topics.flatMap(([, group]) => group)
  return (
    <SitePage
      title={faq_title()}
      lead={faq_lead()}
      rest="/site/faq"
      indexed={keyword === ''}
      things={[
        {
          '@type': 'FAQPage',
          mainEntity: questions.map(({ title, answer }) => ({
            '@type': 'Question',
            name: title,
            acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
          })),
        },
      ]}
    >
      <PageSearch
        action={link('/site/faq')}
        label={faq_search()}
        button={quotation_search_button()}
        keyword={keyword}
        className="mt-4 max-w-xl"
      />
      {questions.length === 0 && (
        <p role="status" className="mt-6">
          {faq_none()}{' '}
          {keyword !== '' && (
            <Link to={link('/site/faq')} className="underline">
              {faq_all()}
            </Link>
          )}
        </p>
      )}
      {topics.map(([topic, group]) => (
        <section
          key={topic}
          className="mt-8 border-t-2 border-ink pt-3 lg:grid lg:grid-cols-[240px_minmax(0,1fr)] lg:gap-8"
        >
          <h2 className="mb-2 text-xl">{topic}</h2>
          <div>
            {group.map(({ slug, title, answer }) => (
              <section
                key={slug}
                id={slug}
                className="scroll-mt-32 border-line py-3 not-first:border-t lg:first:pt-0"
              >
                <h3 className="text-[15px]">
                  <a href={`#${slug}`} className="inline-flex min-h-6 items-center text-ink">
                    {title}
                  </a>
                </h3>
                <PageText text={answer} name={slug} />
              </section>
            ))}
          </div>
        </section>
      ))}
    </SitePage>
  )
}
