/** Focuses a form's first field; its submit button when it has none. */
export function focusFirstField(form: HTMLFormElement | null): void {
  // A reference that is chosen is a button with the name of its field.
  const field =
    form?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea, button[name]') ??
    form?.querySelector<HTMLElement>('button[type=submit]')
  field?.focus()
}
