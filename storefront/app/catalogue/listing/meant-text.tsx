import { Link } from '@pasok/ui/kit/link.tsx'
import { list_did_you_mean } from '~words'
import { useLink } from '../../routing/use-link.ts'
import { searchAddress } from './state.ts'

/** The search that a text may have meant. */
export function MeantText({ text, className }: { text: string; className: string }) {
  const link = useLink()
  return (
    <p className={className}>
      {list_did_you_mean()}{' '}
      <Link to={link(searchAddress(text))} className="inline-flex min-h-6 items-center font-semibold">
        {text}
      </Link>
    </p>
  )
}
