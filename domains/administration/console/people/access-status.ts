import type { Staff } from '../../methods/list-staff/client'

type Person = Pick<Staff['people'][number], 'isActive' | 'hasPassword'>

/** The label of the status of a person's access. */
export function getAccessStatus({ isActive, hasPassword }: Person): 'active' | 'noPassword' | 'ended' {
  if (!isActive) return 'ended'
  return hasPassword ? 'active' : 'noPassword'
}
