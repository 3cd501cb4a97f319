/**
 * From this number of lines on, a document may take longer than a request. Its pages are counted first and then written
 * one by one, since buffering all of them takes too much memory.
 */
export const MANY_LINES = 500
