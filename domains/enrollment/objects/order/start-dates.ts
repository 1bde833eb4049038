import type { Label } from '@porchlight/metadata'
import { lawOf, type Place } from '../../../customers/facts/law-by-place'
import { addBusinessDays, addFederalBusinessDays, isHoliday } from '../../../customers/rules/business-days'
import { addDays, weekdayOf } from '../../../customers/rules/calendar-day'

/** The farthest start that the brands take, in days from today (`docs/specification/trade.md` section 2.4). */
const farthestDays = 60

/** The business days that the market needs to carry out a switch. */
const switchDays = 3

export type StartType = 'Move_In' | 'Switch'

/** What a day is of that the market is to confirm: the first one of service, or the last. */
export type DayType = StartType | 'Stop_Service'

/** Why service cannot start on a day. */
export type StartRefusal = 'past' | 'tooSoon' | 'tooFar' | 'sunday' | 'holiday'

/** A day and the reason why service cannot start on it; null when it can. */
export interface StartDateChoice {
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly refusal: StartRefusal | null
}

const sundayOrHoliday: Label = {
  en: 'Service cannot start or stop on a Sunday or a holiday.',
  es: 'El servicio no puede iniciar ni terminar en domingo ni en día feriado.',
}

const refusalLabels: Readonly<Record<StartRefusal, Label>> = {
  past: { en: 'Choose today or a later day.', es: 'Elija hoy o un día posterior.' },
  tooSoon: {
    en: 'A switch takes three business days.',
    es: 'Un cambio de proveedor tarda tres días hábiles.',
  },
  tooFar: { en: 'Choose a day within the next 60 days.', es: 'Elija un día dentro de los próximos 60 días.' },
  sunday: sundayOrHoliday,
  holiday: sundayOrHoliday,
}

/**
 * Why service cannot be requested to start on `date`, or to stop; null when it can. Days are `YYYY-MM-DD`. A switch
 * takes three business days; a move-in and a move-out are possible from today on, but not on Sundays and holidays,
 * when no meter is switched (`docs/specification/trade.md` section 2.4).
 */
export function startDateRefusal(type: DayType, date: string, today: string): StartRefusal | null {
  if (date > addDays(today, farthestDays)) return 'tooFar'
  if (type === 'Switch') return date >= addBusinessDays(today, switchDays) ? null : 'tooSoon'
  if (date < today) return 'past'
  if (weekdayOf(date) === 0) return 'sunday'
  return isHoliday(date) ? 'holiday' : null
}

/** The same as a message. */
export function startDateProblem(type: StartType, date: string, today: string): Label | null {
  const refusal = startDateRefusal(type, date, today)
  return refusal === null ? null : refusalLabels[refusal]
}

/** Every day from today to the farthest, in order, each with what speaks against it. */
export function startDateChoices(type: DayType, today: string): readonly StartDateChoice[] {
  return Array.from({ length: farthestDays + 1 }, (_, days) => {
    const date = addDays(today, days)
    return { date, refusal: startDateRefusal(type, date, today) }
  })
}

/**
 * The last day on which a switch that is ordered on `today` can be taken back at no cost, by the law of the place; null
 * where we know no such law.
 */
export function rescissionEnd(place: Place, today: string): string | null {
  const rule = lawOf(place)?.rescission
  if (rule === undefined) return null
  return rule.unit === 'business' ? addFederalBusinessDays(today, rule.days) : addDays(today, rule.days)
}
