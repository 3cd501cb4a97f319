import { compare_title } from '~words'
import { PageHead } from '../../layout/head/page-head.tsx'
import { useScripts } from '@pasok/ui/kit/use-scripts.ts'
import { CompareList } from './compare-list.tsx'

/** `/shop/compare`: what a member compares, which this browser knows. */
export default function ComparePage() {
  return (
    <div className="frame py-6">
      <PageHead title={compare_title()} rest="/shop/compare" indexed={false} />
      <h1 className="mb-4 text-2xl">{compare_title()}</h1>
      {useScripts() && <CompareList />}
    </div>
  )
}
