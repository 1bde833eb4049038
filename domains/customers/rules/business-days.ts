import { addDays, weekdayOf } from './calendar-day'

/**
 * Federal holidays on a fixed day (5 U.S.C. 6103(a)). One that falls on a Sunday is observed on the Monday after it by
 * banks and the market (Federal Reserve, holiday schedule).
 */
const fixedHolidays: ReadonlySet<string> = new Set(['01-01', '06-19', '07-04', '11-11', '12-25'])

/**
 * The days, `YYYY-MM-DD`, on which a brand is closed by its own choice. They count for what it promises by itself
 * (`addOpenDays`, `isOpenDay`). The days of the law, of banks and of the market are not the brand's to change: no other
 * function here takes them.
 */
export type ClosedDays = ReadonlySet<string>

/** Whether banks and the market work on the day `date` (`YYYY-MM-DD`). */
function isBusinessDay(date: string): boolean {
  const weekday = weekdayOf(date)
  return weekday !== 0 && weekday !== 6 && !isHoliday(date)
}

/**
 * Whether the day `date` (`YYYY-MM-DD`) is a federal holiday, or the Monday on which one is observed. A holiday that
 * falls on a Saturday moves for federal offices alone (5 U.S.C. 6103(b)): banks and the market work on that Friday.
 */
export function isHoliday(date: string): boolean {
  const weekday = weekdayOf(date)
  if (fixedHolidays.has(date.slice(5))) return true
  if (weekday === 1 && fixedHolidays.has(addDays(date, -1).slice(5))) return true
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

/** Whether a brand works on the day `date`: a business day that it has not closed. */
export function isOpenDay(date: string, closed: ClosedDays): boolean {
  return isBusinessDay(date) && !closed.has(date)
}

/** The day `count` days after `date`, counting those on which the brand works: what it promises its customers. */
export function addOpenDays(date: string, count: number, closed: ClosedDays): string {
  let day = date
  for (let left = count; left > 0; left -= 1) {
    do day = addDays(day, 1)
    while (!isOpenDay(day, closed))
  }
  return day
}

/** `date` itself when it is a business day, else the next one. */
export function businessDayFrom(date: string): string {
  let day = date
  while (!isBusinessDay(day)) day = addDays(day, 1)
  return day
}

/**
 * The business day `count` business days before `date`: of what must be said so long before, the last day. Banks count so,
 * whether or not a brand is closed.
 */
export function businessDaysBefore(date: string, count: number): string {
  let day = date
  for (let left = count; left > 0; left -= 1) {
    day = addDays(day, -1)
    while (!isBusinessDay(day)) day = addDays(day, -1)
  }
  return day
}

/** The business day `count` business days after `date`, as the market counts them, whether or not a brand is closed. */
export function addBusinessDays(date: string, count: number): string {
  let day = date
  for (let left = count; left > 0; left -= 1) day = businessDayFrom(addDays(day, 1))
  return day
}

/**
 * The federal business day `count` federal business days after `date`, by which customers' rights are counted (16 TAC
 * 25.474): offices are also closed on the Friday before a holiday that falls on a Saturday (5 U.S.C. 6103(b)).
 */
export function addFederalBusinessDays(date: string, count: number): string {
  let day = date
  for (let left = count; left > 0; left -= 1) {
    do day = businessDayFrom(addDays(day, 1))
    while (weekdayOf(day) === 5 && fixedHolidays.has(addDays(day, 1).slice(5)))
  }
  return day
}
