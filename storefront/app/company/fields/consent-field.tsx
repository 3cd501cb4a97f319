import { use } from 'react'
import { Link } from '@pasok/ui/kit/link.tsx'
import { register_new_tab, register_privacy, register_terms } from '~words'
import { useLink } from '../../routing/use-link.ts'
import { CheckboxField } from '@pasok/ui/kit/form/choice-fields.tsx'
import { FormContext } from '@pasok/ui/kit/form/field.tsx'

interface Props {
  readonly label: string
  /** Which text of each is shown. */
  readonly versions: { readonly terms: string; readonly privacy: string }
}

/** Agrees to both texts as they are now. */
export function ConsentField({ label, versions }: Props) {
  const link = useLink()
  const { errors } = use(FormContext)
  const fields = ['consent', 'terms_version', 'privacy_version']
  return (
    <>
      <input type="hidden" name="terms_version" value={versions.terms} />
      <input type="hidden" name="privacy_version" value={versions.privacy} />
      <CheckboxField
        name="consent"
        label={label}
        isRequired
        errors={fields.flatMap((field) => errors[field] ?? [])}
      >
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
      </CheckboxField>
    </>
  )
}
