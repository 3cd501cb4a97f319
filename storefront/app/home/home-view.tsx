import { Suspense } from 'react'
import { Link } from '@pasok/ui/kit/link.tsx'
import { home_all_products, home_empty, home_lead, home_title } from '~words'
import { getLocale } from '~words/runtime.js'
import { PageHead } from '../layout/head/page-head.tsx'
import { siteJsonLd } from '../layout/head/site-json-ld.ts'
import { useRootData } from '../layout/root-data.ts'
import type { ReorderOutcome } from '../order/order-action.ts'
import { useLink } from '../routing/use-link.ts'
import { SearchBox } from '../search/search-box.tsx'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { lazyPart } from '@pasok/ui/kit/lazy-part.ts'
import { describeHome } from '../catalogue/describe.ts'
import { HomeBrands, HomeCategories, HomeReasons } from './home-blocks.tsx'
import { HomePosts, HomeSlides } from './home-content.tsx'
import { HomeRows } from './home-rows.tsx'
import type { Home } from './load-home.ts'
import { PasteForm } from './paste-form.tsx'

const MemberHome = lazyPart(() => import('./member-home.tsx'))

interface Props {
  readonly home: Home
  readonly rest: '/' | '/home-two'
  /** What became of 'Order again'. */
  readonly reordered?: ReorderOutcome | undefined
}

/**
 * What the shop is, with its search and a place for part numbers; categories, brands, products, and why to buy here.
 * `/home-two` has products and brands before the categories.
 */
export function HomeView({ home, rest, reordered }: Props) {
  const link = useLink()
  const root = useRootData()
  const { categories, brands, lists, inStockCount, zones, slides, texts, posts, member, itemCount } = home
  const isEmpty = categories.length === 0
  const lead = isEmpty ? home_empty() : home_lead({ total: decimal(itemCount) })
  const first = (
    <HomeRows
      key="first"
      lists={lists}
      kinds={
        rest === '/' ? ['special_offer', 'featured', 'popular'] : ['special_offer', 'most_viewed', 'popular']
      }
    />
  )
  const second = (
    <HomeRows
      key="second"
      lists={lists}
      kinds={rest === '/' ? ['latest', 'top_brand', 'most_viewed'] : ['featured', 'latest', 'top_brand']}
    />
  )
  const blocks = {
    categories: <HomeCategories key="categories" categories={categories} />,
    brands: <HomeBrands key="brands" brands={brands} />,
    slides: <HomeSlides key="slides" slides={slides} />,
    posts: <HomePosts key="posts" posts={posts} />,
    reasons: (
      <HomeReasons key="reasons" inStockCount={inStockCount} texts={texts} {...(zones && { zones })} />
    ),
  }
  return (
    <>
      <PageHead
        title={home_title()}
        description={describeHome(lead, categories)}
        rest={rest}
        indexed={rest === '/'}
        things={root ? siteJsonLd(root.settings, root.origin, getLocale()) : []}
      />
      {root?.member?.waits && (
        <div className="border-b border-line bg-surface">
          <p className="frame py-4">
            {root.member.standing} <Link to={link(root.member.waits.to)}>{root.member.waits.text}</Link>
          </p>
        </div>
      )}
      {member && (
        <Suspense>
          <MemberHome home={member} rest={rest} reordered={reordered} />
        </Suspense>
      )}
      <div className="frame pb-8">
        <div className="grid gap-6 py-8 lg:grid-cols-2 lg:items-center">
          <div>
            <h1 className="text-3xl">{home_title()}</h1>
            <p className="mt-2 mb-4 max-w-[60ch] text-[17px] text-ink-soft">{lead}</p>
            {/* A narrower screen has it right above. */}
            <div className="max-lg:hidden">
              <SearchBox id="home-search" />
            </div>
          </div>
          <PasteForm />
        </div>
        {rest === '/'
          ? [blocks.categories, blocks.slides, first, blocks.brands, blocks.reasons, second, blocks.posts]
          : [blocks.slides, first, blocks.brands, blocks.categories, second, blocks.posts, blocks.reasons]}
        {!isEmpty && (
          <p className="mt-8">
            <Link to={link('/shop')} className="button">
              {home_all_products()}
            </Link>
          </p>
        )}
      </div>
    </>
  )
}
