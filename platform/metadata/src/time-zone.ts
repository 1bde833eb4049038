const known = new Map<string, boolean>()
const mostKnown = 1_000

/**
 * Whether `name` is a time zone of the IANA database that this runtime knows, such as `America/Chicago`. Offsets such
 * as `+05:00` are not time zones: they have no daylight saving time.
 */
export function isTimeZone(name: string): boolean {
  const remembered = known.get(name)
  if (remembered !== undefined) return remembered
  const is = /^[A-Za-z]/.test(name) && formatsIn(name)
  if (known.size >= mostKnown) known.clear()
  known.set(name, is)
  return is
}

function formatsIn(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).format(0) !== ''
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
