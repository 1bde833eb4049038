import type { Label } from '@porchlight/metadata'
import { addBusinessDays, isHoliday } from '../business-days'
import { addDays, weekdayOf } from '../calendar-day'

/** The farthest start that the brands take, in days from today (`research/domain.md` section 2.4). */
const farthestDays = 60

/** The business days that the market needs to carry out a switch. */
const switchDays = 3

/**
 * Why service cannot be asked to start on `date`; null when it can. Days are `YYYY-MM-DD`. A switch takes three
 * business days; a move-in is possible from today on, but not on Sundays and holidays.
 */
export function startDateProblem(type: 'Move_In' | 'Switch', date: string, today: string): Label | null {
  if (date > addDays(today, farthestDays)) {
    return { en: 'Choose a day within the next 60 days.', es: 'Elija un día dentro de los próximos 60 días.' }
  }
  if (type === 'Switch') {
    return date >= addBusinessDays(today, switchDays)
      ? null
      : { en: 'A switch takes three business days.', es: 'Un cambio de proveedor tarda tres días hábiles.' }
  }
  if (date < today) return { en: 'Choose today or a later day.', es: 'Elija hoy o un día posterior.' }
  return weekdayOf(date) === 0 || isHoliday(date)
    ? {
        en: 'Service cannot start on a Sunday or a holiday.',
        es: 'El servicio no puede iniciar en domingo ni en día feriado.',
      }
    : null
}
