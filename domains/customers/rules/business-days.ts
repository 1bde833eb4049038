import { addDays, weekdayOf } from './calendar-day'

/** Days of every year on which banks and the market rest, and those that move. */
const fixedHolidays: ReadonlySet<string> = new Set(['01-01', '06-19', '07-04', '11-11', '12-25'])

/** Whether banks and the market work on the day `date` (`YYYY-MM-DD`). */
function isBusinessDay(date: string): boolean {
  const weekday = weekdayOf(date)
  return weekday !== 0 && weekday !== 6 && !isHoliday(date)
}

/** Whether the day `date` (`YYYY-MM-DD`) is a federal holiday. */
export function isHoliday(date: string): boolean {
  if (fixedHolidays.has(date.slice(5))) return true
  const weekday = weekdayOf(date)
  const month = Number(date.slice(5, 7))
  const day = Number(date.slice(8))
  const week = Math.ceil(day / 7)
  const isThirdMonday = weekday === 1 && week === 3 && (month === 1 || month === 2)
  const isMemorialDay = weekday === 1 && month === 5 && day > 24
  const isFirstMonday = weekday === 1 && month === 9 && week === 1
  const isSecondMonday = weekday === 1 && month === 10 && week === 2
  const isThanksgiving = weekday === 4 && month === 11 && week === 4
  return isThirdMonday || isMemorialDay || isFirstMonday || isSecondMonday || isThanksgiving
}

/** `date` itself when it is a business day, else the next one. */
export function businessDayFrom(date: string): string {
  let day = date
  while (!isBusinessDay(day)) day = addDays(day, 1)
  return day
}

/** The business day `count` business days before `date`: of what must be said so long before, the last day. */
export function businessDaysBefore(date: string, count: number): string {
  let day = date
  for (let left = count; left > 0; left -= 1) {
    day = addDays(day, -1)
    while (!isBusinessDay(day)) day = addDays(day, -1)
  }
  return day
}

/** The business day `count` business days after `date`. */
export function addBusinessDays(date: string, count: number): string {
  let day = date
  for (let left = count; left > 0; left -= 1) day = businessDayFrom(addDays(day, 1))
  return day
}
