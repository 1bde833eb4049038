/** Focuses what is filled in first in a form; where nothing is, the button that sends it. */
export function focusFirstField(form: HTMLFormElement | null): void {
  // A reference that is chosen is a button with the name of its field.
  const field =
    form?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea, button[name]') ??
    form?.querySelector<HTMLElement>('button[type=submit]')
  field?.focus()
}
