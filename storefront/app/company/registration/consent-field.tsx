import { Link } from 'react-router'
import { register_new_tab, register_privacy, register_terms } from '~words'
import { useLink } from '../../routing/use-link.ts'
import type { Faults } from './take-step.ts'

interface Props {
  readonly id: string
  readonly label: string
  readonly faults: Faults
  /** Which text of each is shown. */
  readonly versions: { readonly terms: string; readonly privacy: string }
}

/** Agrees to both texts as they are now. */
export function ConsentField({ id, label, faults, versions }: Props) {
  const link = useLink()
  const agreed = [
    ...(faults['consent'] ?? []),
    ...(faults['terms_version'] ?? []),
    ...(faults['privacy_version'] ?? []),
  ]
  return (
    <>
      <input type="hidden" name="terms_version" value={versions.terms} />
      <input type="hidden" name="privacy_version" value={versions.privacy} />
      <div className="sm:col-span-2">
        <label className="flex min-h-11 items-start gap-3 py-2">
          <input
            id={id}
            type="checkbox"
            name="consent"
            value="true"
            aria-required
            aria-invalid={agreed.length > 0 ? true : undefined}
            aria-describedby={agreed.length > 0 ? `${id}-fault` : undefined}
            className="mt-0.5 size-5 shrink-0"
          />
          {label}
        </label>
        <ul className="ml-8 flex flex-wrap gap-x-6">
          {[
            ['/site/terms', register_terms(), versions.terms] as const,
            ['/site/privacy', register_privacy(), versions.privacy] as const,
          ].map(([page, name, version]) => (
            <li key={page}>
              <Link
                to={`${link(page)}?version=${version}`}
                target="_blank"
                className="inline-flex min-h-11 items-center underline md:min-h-6"
              >
                {name} <span className="sr-only">{register_new_tab()}</span>
              </Link>
            </li>
          ))}
        </ul>
        {agreed.length > 0 && (
          <p id={`${id}-fault`} className="text-[13px] text-danger">
            {agreed.join(' ')}
          </p>
        )}
      </div>
    </>
  )
}
