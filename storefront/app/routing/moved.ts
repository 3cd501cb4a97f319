import { redirect } from 'react-router'
import { getLocale } from '~words/runtime.js'
import { localised } from './localised.ts'

/** The answer of a page that has another address now, a path without a language: throw it from a loader. */
export const movedTo = (path: string) => redirect(localised(getLocale(), path), 301)
