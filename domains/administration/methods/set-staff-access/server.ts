import type { MethodContext } from '@porchlight/server-methods/define/method'
import { update } from '@porchlight/server-methods/records/write'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { userObject } from '../../../customers/objects/user/object'
import { changeStaffMember, requireAnotherAdministrator } from '../../operations/staff/change-staff'
import { endStaffAccess } from '../../operations/staff/end-access'
import { inviteByMail } from '../../operations/staff/invite-by-mail'
import { refuseManagedByCompany } from '../../operations/staff/managed-by-company'
import { setStaffAccessContract } from './contract'

/**
 * What an end removes does not return with the access: the person sets up a password and a second step again. A
 * link on its way to somebody whose access ends is closed as well.
 */
const handle = handleCall(setStaffAccessContract, async ({ body }, context: MethodContext) => {
  const { isActive } = body
  const userId = await changeStaffMember(context, body.userId, async (member, change) => {
    const { engine, viewer } = change
    if (isActive === member.isActive) return member.userId
    await refuseManagedByCompany(context, change, member)
    if (!isActive) await requireAnotherAdministrator(change, member)
    if (!isActive) {
      await endStaffAccess(context, change, member.userId)
      return member.userId
    }
    await update(engine, viewer, userObject, member.userId, { IsActive: true })
    await inviteByMail(context, change, member.userId)
    return member.userId
  })
  return { body: { userId } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
