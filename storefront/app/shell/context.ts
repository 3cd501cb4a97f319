import type { Call } from '@pasok/contract'
import { createContext } from 'react-router'

/** The API, asked in the reader's language. */
export const apiContext = createContext<Call>()
/** Tells the house of an error that nobody expected. */
export const reportContext = createContext<(error: unknown) => void>()
/** The shop's own address, without a slash at its end. */
export const originContext = createContext<string>()
