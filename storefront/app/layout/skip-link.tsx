import { shell_skip } from '~words'

/** The first stop of the keyboard: past the header to the page. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-white focus:px-4 focus:py-3"
    >
      {shell_skip()}
    </a>
  )
}
