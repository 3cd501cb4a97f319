import { blog } from '@pasok/contract'
import { content_preview, content_preview_title } from '~words'
import { apiContext } from '../api-client/context.ts'
import { PageHead } from '../layout/head/page-head.tsx'
import { notFound } from '../routing/not-found.ts'
import { MenuPreview } from './menu-preview.tsx'
import { PageText } from './page-text.tsx'
import type { Route } from './+types/preview-page'

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const token = url.searchParams.get('token') ?? ''
  const { status, body } = await context.get(apiContext)(blog.previewContent, { query: { token } })
  if ('data' in body) return body.data.record
  throw status === 503 ? new Response(null, { status }) : notFound('route')
}

/** `/site/preview`: the newest version of a document, by a link that staff made. */
export default function PreviewPage({
  loaderData: { title, summary, body, picture, entries },
}: Route.ComponentProps) {
  return (
    <article className="frame py-8">
      <PageHead title={content_preview_title({ title })} rest="/site/preview" indexed={false} />
      <p role="note" className="mb-6 rounded-md border border-accent-strong bg-surface px-3 py-2">
        {content_preview()}
      </p>
      <h1 className="text-2xl">{title}</h1>
      {summary && <p className="mt-2 max-w-[75ch] text-lg text-ink-soft">{summary}</p>}
      {picture && (
        <img
          src={picture.image_1024}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          className="my-5 max-h-[420px] w-auto border border-line bg-white p-2"
        />
      )}
      <PageText text={body} />
      {entries.length > 0 && (
        <div className="mt-4">
          <MenuPreview entries={entries} />
        </div>
      )}
    </article>
  )
}
