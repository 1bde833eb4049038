import { isCalendarDate, spellDate } from './calendar-date'
import type { FieldType } from './field-type'
import { refuse } from './refuse'
import { readStoredText } from './stored-value'

/** A day of the calendar, `YYYY-MM-DD`, in no time zone. */
export const dateType: FieldType = {
  dataType: 'Date',
  columnType: () => 'date',
  sortable: true,
  filterable: true,
  fromColumn: readStoredText,
  toColumn: (value) => {
    if (value === '') return null
    return typeof value === 'string' && isCalendarDate(value)
      ? value
      : refuse(
          'Enter a date of the calendar as year-month-day, such as 2026-11-20.',
          'Escriba una fecha del calendario como año-mes-día, por ejemplo 2026-11-20.',
        )
  },
  display: (value, _field, language) => {
    if (typeof value !== 'string') return null
    const [year = '', month = '', day = ''] = value.split('-')
    return spellDate(Number(year), Number(month), Number(day), language)
  },
}
