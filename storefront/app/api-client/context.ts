import type { Call, Profile } from '@pasok/contract'
import { createContext } from 'react-router'

/** The API, asked in the reader's language. */
export const apiContext = createContext<Call>()
/** Whether the request came with a session. */
export const hasSessionContext = createContext<boolean>()
/** Whether the request came with a session that has ended. */
export const endedSessionContext = createContext<boolean>()
/** The logged-in member, approved or not; undefined for guests. */
export const profileContext = createContext<Profile | undefined>()
/** Whether an answer of the API to this request was that it can't answer now. */
export const apiUnavailableContext = createContext<() => boolean>()
/** Reports an unexpected error to the web server. */
export const reportContext = createContext<(error: unknown) => void>()
/** The shop's own address, without a slash at its end. */
export const originContext = createContext<string>()
