/** A piece of HTML that is safe to send: built by `html`, never from plain text. */
export interface Html {
  readonly markup: string
}

/** Builds HTML; every value is escaped unless it was itself built here. */
export function html(
  strings: TemplateStringsArray,
  ...values: readonly (string | Html | readonly Html[])[]
): Html {
  return {
    markup: strings.reduce((text, string, index) => text + string + markupOf(values[index] ?? ''), ''),
  }
}

function markupOf(value: string | Html | readonly Html[]): string {
  if (typeof value === 'string') return escapeText(value)
  if ('markup' in value) return value.markup
  return value.map((part) => part.markup).join('')
}

function escapeText(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
