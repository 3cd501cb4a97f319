/** The steel of most hand tools, as a choice. */
export const cv = { en: 'Chrome vanadium steel', id: 'Baja krom vanadium' }
