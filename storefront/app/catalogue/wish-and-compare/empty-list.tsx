import { Link } from '@pasok/ui/kit/link.tsx'
import { list_empty_link } from '~words'
import { useLink } from '../../routing/use-link.ts'

/** Says that there is nothing in a list, how something comes into it, and where to find that. */
export function EmptyList({ text, help }: { text: string; help: string }) {
  const link = useLink()
  return (
    <div className="py-8">
      <p className="font-semibold">{text}</p>
      <p className="mt-1">{help}</p>
      <Link to={link('/shop')} className="button button-quiet mt-4 min-h-11">
        {list_empty_link()}
      </Link>
    </div>
  )
}
