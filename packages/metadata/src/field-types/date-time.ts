import { isCalendarDate, spellDate } from './calendar-date'
import type { FieldType } from './field-type'
import { refuse } from './refuse'
import { readStoredText, unexpected } from './stored-value'

const momentPattern =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)$/

const storedPattern = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})(?:\.(\d{1,3}))?\+00$/

/** The clock of the places that we serve; the words shown follow it, the value is always UTC. */
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Chicago',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
})

/** A moment, ISO 8601 in UTC with milliseconds. */
export const dateTimeType: FieldType = {
  dataType: 'DateTime',
  columnType: () => 'timestamptz(3)',
  sortable: true,
  filterable: true,
  fromColumn: (stored) => {
    const text = readStoredText(stored)
    if (text === null) return null
    const parts = storedPattern.exec(text)
    if (parts === null) throw unexpected('a moment in UTC', stored)
    return `${parts[1]}T${parts[2]}.${(parts[3] ?? '').padEnd(3, '0')}Z`
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
    const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
    for (const part of clock.formatToParts(new Date(value))) parts[part.type] = Number(part.value)
    const date = spellDate(parts.year ?? 0, parts.month ?? 0, parts.day ?? 0, language)
    const hour = parts.hour ?? 0
    const time = `${hour % 12 === 0 ? 12 : hour % 12}:${String(parts.minute ?? 0).padStart(2, '0')}`
    if (language === 'es') return `${date}, ${time} ${hour < 12 ? 'a.m.' : 'p.m.'}`
    return `${date} at ${time} ${hour < 12 ? 'AM' : 'PM'}`
  },
}
