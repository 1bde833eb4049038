import { momentOfDay } from '@porchlight/record-engine'
import { addDays } from '../../../customers/rules/calendar-day'
import type { DayRange } from './counter'

/** The moments of those days in Texas, as a condition on a field that holds a moment. */
export function momentsOf({ firstDay, lastDay }: DayRange): { readonly gte: string; readonly lt: string } {
  return { gte: momentOfDay(firstDay), lt: momentOfDay(addDays(lastDay, 1)) }
}
