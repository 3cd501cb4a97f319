import { Link } from '@pasok/ui/kit/link.tsx'
import {
  return_help_1,
  return_help_2,
  return_help_3,
  return_help_lead,
  return_help_mine,
  return_help_title,
  return_window,
} from '~words'
import { SitePage } from '../../content/site-page.tsx'
import { useRootData } from '../../layout/root-data.ts'
import { useLink } from '../../routing/use-link.ts'

/** `/site/returns`: how something is sent back, and the way to a member's own returns. */
export default function ReturnsHelpPage() {
  const link = useLink()
  const days = useRootData()?.settings.return_window_days
  return (
    <SitePage title={return_help_title()} lead={return_help_lead()} rest="/site/returns">
      {days !== undefined && <p className="mt-4">{return_window({ days })}</p>}
      <ol className="mt-4 max-w-[75ch] list-decimal pl-6">
        {[return_help_1, return_help_2, return_help_3].map((step) => (
          <li key={step()} className="mt-2">
            {step()}
          </li>
        ))}
      </ol>
      <p className="mt-6">
        <Link to={link('/account/returns')} className="button min-h-11">
          {return_help_mine()}
        </Link>
      </p>
    </SitePage>
  )
}
