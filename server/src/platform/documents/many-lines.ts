/**
 * From so many lines on a document may take longer than a request, and its pages are counted first and then written one by
 * one: all of them open take too much memory.
 */
export const MANY_LINES = 500
