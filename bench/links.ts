import { Agent } from 'node:http'
import { get, decodeText } from './get.ts'

/** How the shop's pages link to each other. */
export const links = {
  product: /href="(\/shop\/products\/\d+)"/g,
  item: /href="(\/shop\/product\/\d+)"/g,
  /** Of either. */
  card: /href="(\/shop\/products?\/\d+)"/g,
  post: /href="(\/blog\/[a-z0-9-]+)"/g,
  /** With its title. */
  category: /href="(\/shop\/category\/\d+[^"&]*)"/g,
  categoryById: /href="(\/shop\/category\/\d+)[?"]/g,
} as const

/** The addresses on a page that look so, each once, in their order. */
export const findLinks = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].flatMap(([, link]) => link ?? [])),
]

/** The text of a page by its path. */
export type TextAt = (path: string) => Promise<string>

/** Reads pages over one connection, for as long as `work` goes on. */
export const reading = async <T>(origin: string, work: (textAt: TextAt) => Promise<T>): Promise<T> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    return await work(async (path) => decodeText(await get(agent, origin + path)))
  } finally {
    agent.destroy()
  }
}

/** The first address on a page that looks so. Throws where there is none. */
export const firstLink = async (textAt: TextAt, path: string, pattern: RegExp): Promise<string> => {
  const [link] = findLinks(await textAt(path), pattern)
  if (link === undefined) throw new Error(`${path} has no link like ${pattern.source}`)
  return link
}
