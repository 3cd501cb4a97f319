import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { blog, content, type Call, type Post } from '@pasok/contract'
import { blog_lead, blog_title } from '~words'
import { canonical } from '../../routing/canonical.ts'
import { localised, type Language } from '../../routing/localised.ts'
import { RichText } from '../rich-text.tsx'
import { loadNewestPosts } from './load-posts.ts'

/** Posts of a feed: readers ask often, and keep what they have read. */
const POSTS = 20

/** What a feed says, whatever its form. */
export interface Feed {
  readonly title: string
  readonly description: string
  readonly language: Language
  /** The blog's own address. */
  readonly address: string
  readonly updated: string
  readonly posts: readonly FeedPost[]
}

interface FeedPost extends Pick<Post, 'title' | 'summary' | 'author' | 'published_at' | 'updated_at'> {
  readonly address: string
  readonly html: string
  readonly categories: readonly string[]
}

/** Loads the newest posts with their whole texts. */
export const loadFeed = async (call: Call, origin: string, language: Language): Promise<Feed> => {
  const [settings, newest] = await Promise.all([call(content.showSettings), loadNewestPosts(call, POSTS)])
  const posts = await Promise.all(
    newest.map(async ({ slug }) => {
      const { body } = await call(blog.showPost, { params: { id: slug } })
      return 'data' in body ? [feedPost(body.data.record, origin, language)] : []
    }),
  )
  const shop = 'data' in settings.body ? ` | ${settings.body.data.name}` : ''
  const all = posts.flat()
  return {
    title: `${blog_title()}${shop}`,
    description: blog_lead(),
    language,
    address: origin + canonical(language, '/blog'),
    updated:
      all
        .map(({ updated_at }) => updated_at)
        .toSorted()
        .at(-1) ?? new Date(0).toISOString(),
    posts: all,
  }
}

const feedPost = (post: Post, origin: string, language: Language): FeedPost => ({
  title: post.title,
  summary: post.summary,
  author: post.author,
  published_at: post.published_at,
  updated_at: post.updated_at,
  address: origin + canonical(language, `/blog/${post.slug}`),
  categories: post.categories.map(({ name }) => name),
  html: renderToStaticMarkup(
    createElement(RichText, {
      text: post.body,
      name: post.slug,
      origin,
      renderLink: (href, children) =>
        createElement(
          'a',
          { href: href.startsWith('/') ? origin + localised(language, href) : href },
          children,
        ),
    }),
  ),
})

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** A text as it may stand between tags and in attributes. */
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** RSS 2.0. */
export const rss = (feed: Feed, self: string): string =>
  [
    `${HEAD}<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom">`,
    '<channel>',
    element('title', feed.title),
    element('link', feed.address),
    element('description', feed.description),
    element('language', feed.language),
    element('lastBuildDate', new Date(feed.updated).toUTCString()),
    `<atom:link href="${escaped(self)}" rel="self" type="application/rss+xml"/>`,
    ...feed.posts.map((post) =>
      [
        '<item>',
        element('title', post.title),
        element('link', post.address),
        element('guid', post.address),
        element('pubDate', new Date(post.published_at).toUTCString()),
        ...(post.author ? [element('dc:creator', post.author)] : []),
        ...post.categories.map((name) => element('category', name)),
        element('description', post.summary),
        element('content:encoded', post.html),
        '</item>',
      ].join(''),
    ),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')

/** Atom 1.0. */
export const atom = (feed: Feed, self: string): string =>
  [
    `${HEAD}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">`,
    element('id', feed.address),
    element('title', feed.title),
    element('subtitle', feed.description),
    element('updated', feed.updated),
    `<link rel="alternate" href="${escaped(feed.address)}"/>`,
    `<link rel="self" href="${escaped(self)}"/>`,
    ...feed.posts.map((post) =>
      [
        '<entry>',
        element('id', post.address),
        element('title', post.title),
        `<link rel="alternate" href="${escaped(post.address)}"/>`,
        element('published', post.published_at),
        element('updated', post.updated_at > post.published_at ? post.updated_at : post.published_at),
        `<author>${element('name', post.author || feed.title)}</author>`,
        ...post.categories.map((name) => `<category term="${escaped(name)}"/>`),
        element('summary', post.summary),
        `<content type="html">${escaped(post.html)}</content>`,
        '</entry>',
      ].join(''),
    ),
    '</feed>',
    '',
  ].join('\n')
