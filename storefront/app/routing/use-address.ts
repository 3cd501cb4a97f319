import { useLocation } from 'react-router'

/**
 * This page's own path and query. The server has every query written as `URLSearchParams` writes it ('a+b'); a browser
 * that has 'a%20b' writes the same, or the page does not come to life.
 */
export const useAddress = (): string => {
  const { pathname, search } = useLocation()
  const query = String(new URLSearchParams(search))
  return query === '' ? pathname : `${pathname}?${query}`
}
