import type { Language } from '../viewer'

const monthNames: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  es: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
}

/** Whether `text` is `YYYY-MM-DD` and a day of the calendar, in the platform's years 1700 to 4000. */
export function isCalendarDate(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (parts === null) return false
  const year = Number(parts[1])
  const month = Number(parts[2])
  const day = Number(parts[3])
  if (year < 1700 || year > 4000 || month < 1 || month > 12) return false
  return day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/**
 * Formats a date as `November 20, 2026` or `20 de noviembre de 2026`. The month names are our own, because those of
 * `Intl` differ between versions of Node.
 */
export function spellDate(year: number, month: number, day: number, language: Language): string {
  const monthName = monthNames[language][month - 1] ?? ''
  return language === 'es' ? `${day} de ${monthName} de ${year}` : `${monthName} ${day}, ${year}`
}
