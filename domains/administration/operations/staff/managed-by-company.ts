import { fail } from '@porchlight/errors'
import type { Queryable } from '@porchlight/jobs'
import type { Viewer } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { readManagedStaff } from '../company-directory/managed-staff'
import type { StaffChange } from './change-staff'
import { readStaffMember, type StaffMember } from './staff-member'

type Admin = Extract<Viewer, { class: 'admin' }>

/** The staff that the company's directory manages (docs/adr/0118). */
export interface Managed {
  /** Since when, ISO 8601, by the ids of users. */
  readonly since: ReadonlyMap<string, string>
  /** Whether what the company decides of them is not the viewer's to change: it is for break-glass accounts. */
  readonly areDecidedElsewhere: boolean
}

/** Which of the users the directory manages. Without a directory in the settings nobody is. */
export function findManagedByCompany(
  context: Pick<MethodContext, 'engine' | 'companyWay'>,
  viewer: Admin,
  userIds: readonly string[],
): Promise<Managed> {
  return context.engine.inOneTransaction((engine, connection) =>
    findManagedWithin({ engine, connection, viewer }, context.companyWay, userIds),
  )
}

/** `managedByCompany` where the directory decides and the viewer is not a break-glass account. */
export async function refuseManagedByCompany(
  { companyWay }: Pick<MethodContext, 'companyWay'>,
  change: StaffChange,
  { userId }: StaffMember,
): Promise<void> {
  const { since, areDecidedElsewhere } = await findManagedWithin(change, companyWay, [userId])
  if (areDecidedElsewhere && since.has(userId)) throw fail('managedByCompany')
}

async function findManagedWithin(
  { engine, connection, viewer }: { engine: MethodContext['engine']; connection: Queryable; viewer: Admin },
  companyWay: MethodContext['companyWay'],
  userIds: readonly string[],
): Promise<Managed> {
  if (companyWay?.isProvisioned !== true) return { since: new Map(), areDecidedElsewhere: false }
  const managed = await readManagedStaff(connection, userIds)
  const self = managed.size === 0 ? null : await readStaffMember(engine, viewer, viewer.userId)
  return {
    since: new Map([...managed].map(([userId, { managedSince }]) => [userId, managedSince.toISOString()])),
    areDecidedElsewhere: self !== null && !companyWay.breakGlass.includes(self.username.toLowerCase()),
  }
}
