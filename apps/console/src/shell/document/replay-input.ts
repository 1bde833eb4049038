/**
 * Tells the page, once its scripts have taken over, of what was typed and chosen while they were on their way: until then
 * the browser alone knew of it, and the first change of the form would have emptied those fields. The field that has the
 * focus hears of that too.
 */
export function replayInput(root: ParentNode): void {
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
    if (!isChanged(field)) continue
    if (field instanceof HTMLSelectElement) notify(field, 'change')
    else if (isCheckable(field)) {
      field.checked = field.defaultChecked
      field.click()
    } else replayText(field)
  }
  const active = document.activeElement
  if (active?.matches('input, textarea, select') === true) notify(active, 'focusin')
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const defaultIndex = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
    return field.selectedIndex !== Math.max(defaultIndex, 0)
  }
  return isCheckable(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
}

/** Replays typed text: React treats an event as a change only if the value differs from the last one it saw. */
function replayText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value
  const { selectionStart, selectionEnd } = field
  // A part that it has not taken over yet is taken over by the first event.
  notify(field, 'input')
  field.value = ''
  Reflect.set(Object.getPrototypeOf(field), 'value', typed, field)
  if (document.activeElement === field && selectionStart !== null) {
    field.setSelectionRange(selectionStart, selectionEnd)
  }
  notify(field, 'input')
}

function notify(element: Element, type: string): void {
  element.dispatchEvent(new Event(type, { bubbles: true }))
}
