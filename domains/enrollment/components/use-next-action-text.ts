import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { actionLabels } from './action-labels'
import type { Tracker } from './enrollment'
import { enrollmentLabels } from './labels'
import { nextActionText } from './next-action-text'

const copy = { ...enrollmentLabels, ...actionLabels }

/** Returns the texts of the next action: its name, what to do or wait for, and by when (null without a date). */
export function useNextActionText(
  { utilityName, depositDue }: Tracker,
  next: NonNullable<Tracker['next']>,
): { readonly title: string; readonly text: string; readonly due: string | null } {
  const t = useLabels(copy)
  const { format, today } = usePage()
  const amount = depositDue === null ? null : format.money(depositDue)
  return {
    ...nextActionText(t, next, { utilityName, amount }),
    due: next.due === null ? null : t(dueLabel(next, today), { date: format.date(next.due) }),
  }
}

function dueLabel({ name, turn, due }: NonNullable<Tracker['next']>, today: string) {
  if (name === 'serviceStarts' || name === 'planStarts') return 'startsOn'
  if (name === 'serviceStops') return 'stopsOn'
  if (turn !== 'Customer') return 'expectedBy'
  return due !== null && due < today ? 'dueLate' : 'dueBy'
}
