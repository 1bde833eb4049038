/** Returns a zone’s offset in seconds at a moment: before (negative) or after UTC. */
export function offsetSeconds(moment: Date, timeZone: string): number {
  const name =
    offsetFormat(timeZone)
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60)
}

const offsetFormats = new Map<string, Intl.DateTimeFormat>()

/** Made once for each zone: making one takes longer than a thousand uses. */
function offsetFormat(timeZone: string): Intl.DateTimeFormat {
  const known =
    offsetFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  offsetFormats.set(timeZone, known)
  return known
}

/**
 * The second, since 1970 in UTC, with which the day `date` (`YYYY-MM-DD`) begins by the clocks of a zone. Where clocks
 * change at midnight that is the first of two midnights, or the first second after the hour that is left out.
 */
export function startOfDay(date: string, timeZone: string): number {
  const midnight = Date.parse(`${date}T00:00:00Z`) / 1000
  // No zone changes its clocks twice within two days, so that these are the offsets before and after any change.
  const offsets = [midnight - 86_400, midnight + 86_400].map((second) =>
    offsetSeconds(new Date(second * 1000), timeZone),
  )
  const hasStarted = (second: number) => second + offsetSeconds(new Date(second * 1000), timeZone) >= midnight
  const first = midnight - Math.max(...offsets)
  // Where clocks leave midnight out, the first second after the gap has the later offset: no gap begins before midnight.
  return hasStarted(first) ? first : midnight - Math.min(...offsets)
}

/** A moment as clocks of a zone show it: `2026-11-01T01:15:00-06:00`. */
export function zonedText(epochSeconds: number, timeZone: string): string {
  const offset = offsetSeconds(new Date(epochSeconds * 1000), timeZone)
  const local = new Date((epochSeconds + offset) * 1000).toISOString().slice(0, 19)
  const size = Math.abs(offset)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(size / 3600))}:${two((size % 3600) / 60)}`
}
