import type { MethodContext } from '@porchlight/server-methods/define/method'
import { countMailToPerson } from '../../../customers/operations/limits/count-attempt'
import type { StaffChange } from './change-staff'
import { sendStaffInvitation } from './job'

/**
 * Has a member of staff mailed the link to set a password with, and audits that; `rateLimited` beyond the limit of mails
 * about one login.
 */
export async function inviteByMail(
  context: MethodContext,
  { connection }: StaffChange,
  userId: string,
): Promise<void> {
  await countMailToPerson(context, userId, connection)
  await context.enqueue(sendStaffInvitation.name, { userId }, { within: connection })
  await context.audit('staff-invited', { userId }, { recordId: userId, within: connection })
}
