/** Focuses the first field that was refused, or why the whole was. */
export const leadToFault = (form: HTMLFormElement | null): void => {
  const control = form?.querySelector<HTMLElement>('[aria-invalid=true]')
  const target = control instanceof HTMLFieldSetElement ? control.querySelector('input') : control
  ;(target ?? form?.querySelector<HTMLElement>('[role=alert]'))?.focus()
}
