import type { Staff } from '../../methods/list-staff/client'

type Person = Pick<Staff['people'][number], 'isActive' | 'hasPassword'>

/** The label of where a person's access stands. */
export function standingOf({ isActive, hasPassword }: Person): 'active' | 'noPassword' | 'ended' {
  if (!isActive) return 'ended'
  return hasPassword ? 'active' : 'noPassword'
}
