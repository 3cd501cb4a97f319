import { Link } from '@pasok/ui/kit/link.tsx'
import { upload_title } from '~words'
import { useLink } from '../../routing/use-link.ts'
import { DrawnIcon } from '@pasok/ui/kit/icon.tsx'

/** Leads to where a list is uploaded: a sheet with an arrow, and its name where there is room. */
export function UploadLink({ className }: { className: string }) {
  const link = useLink()
  return (
    <Link to={link('/account/quotation/upload')} title={upload_title()} className={`min-w-0 ${className}`}>
      <DrawnIcon path="M6 3.5h8l4 4v13H6zM14 3.5v4h4M12 17.5v-6M9.5 13.5 12 11l2.5 2.5" />
      <span className="truncate max-xl:sr-only">{upload_title()}</span>
    </Link>
  )
}
