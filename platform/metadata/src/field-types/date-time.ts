import type { Language } from '../viewer'
import { isCalendarDate, spellDate } from './calendar-date'
import type { FieldType } from './field-type'
import { refuse } from './refuse'
import { readStoredText, unexpected } from './stored-value'

const momentPattern =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)$/

const space = 0x20
const shortestStored = '2026-11-20 18:30:00+00'.length
const longestStored = '2026-11-20 18:30:00.000+00'.length

/** The time zone of the areas that we serve; display values use it, the value itself is always UTC. */
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Chicago',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
})

/** A timestamp, ISO 8601 in UTC with milliseconds. */
export const dateTimeType: FieldType = {
  dataType: 'DateTime',
  columnType: () => 'timestamptz(3)',
  sortable: true,
  filterable: true,
  fromColumn: (stored) => {
    const text = readStoredText(stored)
    if (text === null) return null
    // Like `2026-11-20 18:30:00.5+00`; a regular expression would check more but cost more than the rest of reading a
    // field.
    const isShaped = text.charCodeAt(10) === space && text.endsWith('+00') && text.length <= longestStored
    if (!isShaped || text.length < shortestStored) throw unexpected('a moment in UTC', stored)
    return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0')}Z`
  },
  toColumn: (value) => {
    if (value === '') return null
    const date = typeof value === 'string' ? momentPattern.exec(value)?.[1] : undefined
    if (typeof value !== 'string' || date === undefined || !isCalendarDate(date)) {
      return refuse(
        'Enter a date and time with its time zone, such as 2026-11-20T18:30:00Z.',
        'Escriba una fecha y hora con su zona horaria, por ejemplo 2026-11-20T18:30:00Z.',
      )
    }
    return new Date(value.replace(/([+-]\d{2})(\d{2})$/, '$1:$2')).toISOString()
  },
  display: (value, _field, language) => {
    if (typeof value !== 'string') return null
    const { before, after } = hourText(value, language)
    return before + value.slice(14, 16) + after
  },
}

/** The text before and after the minutes of a displayed timestamp: the same for a whole hour. */
interface HourText {
  readonly before: string
  readonly after: string
}

const maxCachedHours = 5_000
const cachedHours: Readonly<Record<Language, Map<string, HourText>>> = { en: new Map(), es: new Map() }

/**
 * Returns the text for the hour of `value`. Since 1883 our time zone has differed from UTC by whole hours, so the
 * minutes are those of UTC; formatting with `Intl` costs more than everything else in a field, and the timestamps of a
 * page are close together.
 */
function hourText(value: string, language: Language): HourText {
  const cached = cachedHours[language]
  const hour = value.slice(0, 13)
  const known = cached.get(hour)
  if (known !== undefined) return known
  const words = spellHour(new Date(value), language)
  if (cached.size >= maxCachedHours) cached.clear()
  cached.set(hour, words)
  return words
}

function spellHour(moment: Date, language: Language): HourText {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const part of clock.formatToParts(moment)) parts[part.type] = Number(part.value)
  const date = spellDate(parts.year ?? 0, parts.month ?? 0, parts.day ?? 0, language)
  const hour = parts.hour ?? 0
  const shown = hour % 12 === 0 ? 12 : hour % 12
  if (language === 'es') return { before: `${date}, ${shown}:`, after: hour < 12 ? ' a.m.' : ' p.m.' }
  return { before: `${date} at ${shown}:`, after: hour < 12 ? ' AM' : ' PM' }
}
