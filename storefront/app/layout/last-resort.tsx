import { Component, type ReactNode } from 'react'
import { error_last_resort } from '~words'
import { getLocale } from '~words/runtime.js'
import { localised } from '../routing/localised.ts'

/** Stands behind the error page: where that fails too, a way home. */
export class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <p className="frame py-16">
        <a href={localised(getLocale(), '/')}>{error_last_resort()}</a>
      </p>
    )
  }
}
