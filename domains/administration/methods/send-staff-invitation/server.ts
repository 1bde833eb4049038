import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { changeStaffMember } from '../../operations/staff/change-staff'
import { inviteByMail } from '../../operations/staff/invite-by-mail'
import { sendStaffInvitationContract } from './contract'

/** A person who has a password resets it on the log-in page: an administrator cannot bypass the person. */
const handle = handleCall(sendStaffInvitationContract, async ({ body }, context: MethodContext) => {
  const userId = await changeStaffMember(context, body.userId, async (member, change) => {
    if (!member.isActive) throw fail('notFound')
    const signInMeans = await context.identity.findSignInMeans([member.userId], change.connection)
    if (signInMeans.get(member.userId)?.hasPassword === true) throw fail('passwordIsSet')
    // The link of the previous mail ends now, even while the new one is on its way.
    await context.identity.supersedeOneTimeTokens('passwordReset', member.userId, change.connection)
    await inviteByMail(context, change, member.userId)
    return member.userId
  })
  return { body: { userId } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
