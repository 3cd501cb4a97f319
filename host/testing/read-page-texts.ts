import type { Document, Element } from 'happy-dom'

/** Attributes that are read out or shown. */
export const SPOKEN_ATTRIBUTES = ['title', 'placeholder', 'aria-label', 'alt', 'data-label']
const TOLD = [
  'meta[name=description]',
  ...['title', 'description', 'site_name', 'image:alt'].map((name) => `meta[property="og:${name}"]`),
]
/** The DOM's constants for node types and for the filter of a tree walker. */
const TEXT = 3
const ELEMENTS_AND_TEXTS = 1 | 4

/** Elements that stand within a text. */
export const INLINE = new Set([
  'A',
  'B',
  'BDI',
  'BR',
  'CODE',
  'DEL',
  'EM',
  'I',
  'S',
  'SMALL',
  'SPAN',
  'STRONG',
  'TIME',
])

/** Every text of a page, visible, in attributes or in its metadata, one line each; a paragraph is one line. */
export const readPageTexts = (document: Document): string[] => {
  const spoken = SPOKEN_ATTRIBUTES.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((part) => part.getAttribute(name) ?? ''),
  )
  const described = [...document.querySelectorAll(TOLD.join())].map(
    (meta) => meta.getAttribute('content') ?? '',
  )
  const blocks = new Map<Element, string>()
  const add = (within: Element | null, text: string): void => {
    if (!within || within.closest('script, style, noscript, [translate=no]')) return
    let block = within
    while (block.parentElement && INLINE.has(block.tagName)) block = block.parentElement
    blocks.set(block, (blocks.get(block) ?? '') + text)
  }
  const walker = document.createTreeWalker(document.body, ELEMENTS_AND_TEXTS)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    // What stands within an element of its own is no part of the word before it.
    if (node.nodeType === TEXT) add(node.parentElement, node.textContent ?? '')
    else if ((node as Element).tagName !== 'WBR') add(node.parentElement, ' ')
  return [document.title, ...spoken, ...described, ...blocks.values()]
}

/** What needs no words: figures, and signs between texts. */
const WORDLESS = /^[\d\s.,:;×#()|…+–—›·/°-]*$/

/** What quotations and orders are numbered by. */
const NUMBER = /^(?:Q|ORD)\d{2}-\d{5}$/

/** What is left of a text without what ⟦words⟧ and ‹data› marked, where that is more than signs and known texts. */
export const findUnmarkedText = (text: string, known: ReadonlySet<string>): string | undefined => {
  // A text that is cut short has lost the mark at its end.
  const without = text.replace(/‹[^‹›]*…$/, '…').replace(/‹[^‹›]*›|⟦[^⟦⟧]*(?:⟧|…$)/g, '')
  // A message may stand within another: its title in a page's title.
  if (without !== text) return findUnmarkedText(without, known)
  const rest = text.trim()
  const isKnown = (part: string) =>
    WORDLESS.test(part) ||
    NUMBER.test(part) ||
    known.has(part.replace(/[.,;]$/, '')) ||
    /^\S+@\S+$/.test(part)
  return known.has(rest) || rest.split(/\s+/).every(isKnown) ? undefined : rest
}
