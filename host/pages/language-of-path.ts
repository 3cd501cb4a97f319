/** The language that a path, `.data` or not, with or without a query, is answered in. */
export const languageOfPath = (path: string): 'en' | 'id' => (/^\/id(?:[/.?]|$)/.test(path) ? 'id' : 'en')
