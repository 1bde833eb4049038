/** Fields that may hold personal data, wherever they occur. */
const personal = new Set([
  'firstName',
  'lastName',
  'email',
  'mobilePhone',
  'street',
  'city',
  'postalCode',
  'servicePoint',
  'placedBy',
  'recipient',
])

const longest = 160

/** Returns our own test data as it may be shown: truncated, on one line, without `secrets`. */
export function cut(text: string, secrets: readonly string[] = []): string {
  const start = text.slice(0, 4 * longest)
  const open = secrets
    .filter((secret) => secret !== '')
    .reduce((kept, secret) => kept.replaceAll(secret, '(secret)'), start)
  const line = open.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return line.length > longest || text.length > start.length ? `${line.slice(0, longest)}…` : line
}

/** Returns external text as it may be shown: truncated, and without addresses, long numbers and `secrets`. */
export function shown(text: string, secrets: readonly string[] = []): string {
  return cut(text, secrets)
    .replace(/[\w.+-]{1,64}@[\w.-]{1,64}/g, '(address)')
    .replace(/\d{8,}/g, '########')
}

/** Returns a body as it may be shown: for JSON, without the contents of personal fields. */
export function shownBody(text: string, secrets: readonly string[] = []): string {
  try {
    const kept = (name: string, value: unknown) =>
      personal.has(name) && typeof value === 'string' ? '…' : value
    return shown(JSON.stringify(JSON.parse(text, kept)), secrets)
  } catch {
    return shown(text, secrets)
  }
}

/** Returns a value at a path, as it may be shown: of personal texts only the length. */
export function shownValue(value: unknown, path: string): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `an array of ${value.length}`
  if (typeof value === 'object' && value !== null)
    return `an object with ${shown(Object.keys(value).join(', ')) || 'no field'}`
  const field = path.slice(path.lastIndexOf('.') + 1)
  if (typeof value === 'string' && personal.has(field)) return `a text of ${value.length} characters`
  return shown(JSON.stringify(value))
}
