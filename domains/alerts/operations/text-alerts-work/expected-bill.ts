import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { read } from '@porchlight/server-methods/records/read'
import { accountObject } from '../../../customers/objects/account/object'
import { projectedFields, projectNextBill } from '../../../energy/operations/account-usage/project-next-bill'

/** The likely amount of the bill of the running cycle. */
export interface ExpectedBill {
  /** In whole dollars. */
  readonly amount: number
  /** The first day of the running cycle, `YYYY-MM-DD`, which names it. */
  readonly since: string
}

/** Fewer days reflect the weather more than the month. */
const fewestDays = 7

/**
 * The bill that the usage page projects; null where it projects none, or no week of the cycle is read yet, as for
 * gas.
 */
export async function readExpectedBill(
  { engine, systemViewer }: Pick<PortalJobServices, 'engine' | 'systemViewer'>,
  accountId: string,
  now: () => Date,
): Promise<ExpectedBill | null> {
  const account = await read(engine, systemViewer, accountObject, accountId, projectedFields)
  if (account === null) return null
  const { projected } = await projectNextBill({ engine, viewer: systemViewer, now }, account)
  if (projected === null || projected.daysRead < fewestDays) return null
  return { amount: Math.round(projected.charges.likely / 100), since: projected.start }
}
