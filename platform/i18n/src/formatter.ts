import { dateFormat, numberFormat } from './intl-formats'
import { type Language, localeOf } from './language'

/** How a formatter writes. */
export interface FormatterOptions {
  readonly language: Language
  /** The zone for displaying timestamps; determined by the service address. `America/Chicago` by default. */
  readonly timeZone?: string
  /** Texts from another formatter (`texts()`), which are reused instead of formatting again. */
  readonly takenOver?: Readonly<Record<string, string>>
}

/**
 * Formats numbers and dates for people. A date is `YYYY-MM-DD` (a calendar date, unaffected by time zones), an ISO 8601
 * timestamp or a `Date` (both shown in the formatter's zone). A value that is not a date is rejected with
 * `invalidParameter`.
 */
export interface Formatter {
  readonly language: Language
  /** `1,250` or, with `fractionDigits` 1, `1,250.0`. Without, up to three digits that matter. */
  number(value: number, fractionDigits?: number): string
  /** US dollars, always with cents: `$1,234.50`, `-$12.00`. The hyphen is on purpose: PDFs and texts have no minus sign. */
  money(dollars: number): string
  /** An estimate in US dollars, which has no cents: `$1,235`. */
  wholeDollars(dollars: number): string
  /** `1,250 kWh`; at most one digit after the point. */
  kilowattHours(value: number): string
  /** `1 therm`, `32.5 therms`; `32.5 termias`. */
  therms(value: number): string
  /** `97 °F`, whole degrees. */
  temperature(fahrenheit: number): string
  /** The calendar day, `2026-11-20`: for a timestamp the one in the formatter's zone. */
  day(value: string | Date): string
  /** `November 20, 2026`; `20 de noviembre de 2026`. */
  date(value: string | Date): string
  /** A day soon or just past: `Friday, November 20`; `viernes 20 de noviembre`, as Spanish has no comma there. */
  weekday(value: string | Date): string
  /** `November 20, 2026, 1:05 p.m.`; `20 de noviembre de 2026, 1:05 p.m.` */
  dateTime(value: string | Date): string
  /** `July 2026`; `julio de 2026`. Also accepts `2026-07`. */
  month(value: string | Date): string
  /** `Jul`; `jul`. Also accepts `2026-07`. */
  monthShort(value: string | Date): string
  /** `July 2 – August 1, 2026`; `2 de julio – 1 de agosto de 2026`. Both days included. */
  dateRange(from: string | Date, to: string | Date): string
  /** A fraction as a percentage: 0.125 is `13%`. */
  percent(fraction: number): string
  /**
   * The relative change from `previous` to `current`, signed: `+12%`, `−5%`, `0%`. Null when there is nothing to
   * compare with.
   */
  percentChange(current: number, previous: number): string | null
  /** Every text formatted so far, for the page to reuse in the browser. */
  texts(): Readonly<Record<string, string>>
}

/**
 * Creates a formatter for one page. Texts are formatted once, on the server; the browser's formatter reuses them, so
 * that a browser with other locale data shows the same text and React finds the page as it was sent.
 */
export function createFormatter({
  language,
  timeZone = 'America/Chicago',
  takenOver = {},
}: FormatterOptions): Formatter {
  const locale = localeOf(language)
  const texts: Record<string, string> = {}

  function once(key: string, make: () => string): string {
    const text =
      texts[key] ?? (Object.hasOwn(takenOver, key) ? takenOver[key] : undefined) ?? plainSpaces(make())
    texts[key] = text
    return text
  }

  function decimal(value: number, options: Intl.NumberFormatOptions): string {
    // A value that rounds to zero has no sign.
    return numberFormat(locale, { ...options, signDisplay: 'negative' }).format(value)
  }

  function calendar(kind: string, value: string | Date, options: Intl.DateTimeFormatOptions): string {
    const moment = momentOf(value)
    return once(`${kind} ${moment.key}`, () =>
      dateFormat(locale, { ...options, timeZone: moment.zone ?? timeZone }).format(moment.date),
    )
  }

  return {
    language,
    number: (value, fractionDigits) =>
      once(`number ${value} ${fractionDigits ?? ''}`, () =>
        decimal(
          value,
          fractionDigits === undefined
            ? {}
            : { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits },
        ),
      ),
    money: (dollars) =>
      once(`money ${dollars}`, () => decimal(dollars, { style: 'currency', currency: 'USD' })),
    wholeDollars: (dollars) =>
      once(`wholeDollars ${dollars}`, () =>
        decimal(dollars, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
      ),
    kilowattHours: (value) =>
      once(`kWh ${value}`, () => `${decimal(value, { maximumFractionDigits: 1 })} kWh`),
    therms: (value) =>
      once(`therms ${value}`, () => {
        const [one, other] = language === 'es' ? ['termia', 'termias'] : ['therm', 'therms']
        return `${decimal(value, { maximumFractionDigits: 1 })} ${value === 1 ? one : other}`
      }),
    temperature: (fahrenheit) =>
      once(`temperature ${fahrenheit}`, () => `${decimal(fahrenheit, { maximumFractionDigits: 0 })} °F`),
    day: (value) => {
      const moment = momentOf(value)
      if (moment.zone !== null) return moment.key
      return once(`day ${moment.key}`, () =>
        dateFormat('en-CA', { ...writtenDay, timeZone }).format(moment.date),
      )
    },
    date: (value) => calendar('date', value, { dateStyle: 'long' }),
    weekday: (value) => {
      const text = calendar('weekday', value, { weekday: 'long', day: 'numeric', month: 'long' })
      return language === 'es' ? text.replace(', ', ' ') : text
    },
    dateTime: (value) => {
      const moment = momentOf(value)
      return once(`dateTime ${moment.key}`, () => {
        const zone = { timeZone: moment.zone ?? timeZone }
        const day = dateFormat(locale, { ...zone, dateStyle: 'long' }).format(moment.date)
        const time = dateFormat(locale, { ...zone, timeStyle: 'short' }).format(moment.date)
        return `${day}, ${time.replace(/\s?([ap])\.?\s?m\.?$/i, (_, half: string) => ` ${half.toLowerCase()}.m.`)}`
      })
    },
    month: (value) => calendar('month', value, { month: 'long', year: 'numeric' }),
    monthShort: (value) => calendar('monthShort', value, { month: 'short' }),
    dateRange: (from, to) => {
      const [start, end] = [momentOf(from), momentOf(to)]
      return once(`dateRange ${start.key} ${end.key}`, () =>
        rangeText(language, dayParts(locale, timeZone, start), dayParts(locale, timeZone, end)),
      )
    },
    percent: (fraction) => once(`percent ${fraction}`, () => percentText(decimal, fraction)),
    percentChange: (current, previous) => {
      if (!(previous > 0)) return null
      const fraction = (current - previous) / previous
      return once(`percentChange ${fraction}`, () => {
        const size = percentText(decimal, Math.abs(fraction))
        return size === '0%' ? size : `${fraction < 0 ? '−' : '+'}${size}`
      })
    },
    texts: () => ({ ...texts }),
  }
}

/** With `en-CA`: `2026-11-20`. */
const writtenDay = { year: 'numeric', month: '2-digit', day: '2-digit' } as const

interface Moment {
  readonly date: Date
  /** The zone of a calendar date; null for a timestamp, which is shown in the formatter's. */
  readonly zone: 'UTC' | null
  readonly key: string
}

function momentOf(value: string | Date): Moment {
  const isCalendarDate = typeof value === 'string' && /^\d{4}-\d{2}(-\d{2})?$/.test(value)
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) throw notADate(value)
  const key = date.toISOString()
  if (!isCalendarDate) return { date, zone: null, key }
  // February 30 would roll over into March.
  if (!key.startsWith(value)) throw notADate(value)
  return { date, zone: 'UTC', key: value }
}

function notADate(value: string | Date): Error {
  return new RangeError(`${value} is no date.`)
}

interface DayParts {
  readonly day: string
  readonly month: string
  readonly year: string
}

function dayParts(locale: string, timeZone: string, moment: Moment): DayParts {
  const parts = dateFormat(locale, {
    timeZone: moment.zone ?? timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).formatToParts(moment.date)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return { day: part('day'), month: part('month'), year: part('year') }
}

function rangeText(language: Language, from: DayParts, to: DayParts): string {
  const sameYear = from.year === to.year
  const sameMonth = sameYear && from.month === to.month
  if (sameMonth && from.day === to.day) {
    return language === 'es' ? `${to.day} de ${to.month} de ${to.year}` : `${to.month} ${to.day}, ${to.year}`
  }
  if (language === 'es') {
    const start = sameMonth ? from.day : `${from.day} de ${from.month}${sameYear ? '' : ` de ${from.year}`}`
    return `${start} – ${to.day} de ${to.month} de ${to.year}`
  }
  const start = `${from.month} ${from.day}${sameYear ? '' : `, ${from.year}`}`
  return `${start} – ${sameMonth ? '' : `${to.month} `}${to.day}, ${to.year}`
}

function percentText(
  decimal: (value: number, options: Intl.NumberFormatOptions) => string,
  fraction: number,
): string {
  // Written by hand because locale data of different ages disagree about a space before the sign.
  return `${decimal(fraction * 100, { maximumFractionDigits: 0 })}%`
}

/** Locale data of some ages writes narrow or non-breaking spaces; pages and tests read plain ones. */
function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f\u2009]/g, ' ')
}
