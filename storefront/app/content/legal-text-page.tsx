import { type LegalText, formatDay } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import { legal_current, legal_older, legal_version, legal_versions, shell_home } from '~words'
import { Breadcrumb } from '@pasok/ui/kit/breadcrumb.tsx'
import { PageHead } from '../layout/head/page-head.tsx'
import { useLink } from '../routing/use-link.ts'

interface Props {
  readonly text: LegalText
  readonly rest: '/site/terms' | '/site/privacy'
}

/** A text that people agree to, in one of its versions. */
export function LegalTextPage({ text: { version, title, lead, sections, versions }, rest }: Props) {
  const link = useLink()
  const steps = [
    { name: shell_home(), to: link('/') },
    { name: title, to: link(rest) },
  ]
  const isCurrent = version === versions[0]
  return (
    <article className="frame py-6">
      <PageHead title={title} description={lead} rest={rest} indexed={isCurrent} trail={steps} />
      <Breadcrumb steps={steps} here />
      <div className="max-w-[75ch]">
        <h1 className="mt-3 text-2xl">{title}</h1>
        <p className="mt-1 text-[13px] text-ink-soft">{legal_version({ day: formatDay(version) })}</p>
        {!isCurrent && (
          <p role="note" className="mt-3 rounded-md border border-accent-strong px-3 py-2">
            {legal_older()}{' '}
            <Link to={link(rest)} className="underline">
              {legal_current()}
            </Link>
          </p>
        )}
        <p className="mt-4">{lead}</p>
        {sections.map(({ heading, paragraphs }, at) => (
          <section key={heading} className="mt-6">
            <h2 className="text-lg">
              {at + 1}. {heading}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-2">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
        {versions.length > 1 && (
          <nav aria-label={legal_versions()} className="mt-8 border-t border-line pt-3">
            <h2 className="text-lg">{legal_versions()}</h2>
            <ul>
              {versions.map((one) => (
                <li key={one}>
                  <Link
                    to={`${link(rest)}?version=${one}`}
                    aria-current={one === version ? 'page' : undefined}
                    className="inline-flex min-h-11 items-center underline md:min-h-6"
                  >
                    {formatDay(one)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </article>
  )
}
