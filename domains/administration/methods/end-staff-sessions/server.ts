import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { changeStaffMember } from '../../operations/staff/change-staff'
import { endStaffSessionsContract } from './contract'

const handle = handleCall(endStaffSessionsContract, async ({ body }, context: MethodContext) => {
  const userId = await changeStaffMember(context, body.userId, async (member, { connection }) => {
    // Without a present session, all of them are others.
    await context.identity.endWaysIn(member.userId, { event: 'logOutOfOthers', within: connection })
    const details = { recordId: member.userId, within: connection }
    await context.audit('sessions-ended', { userId: member.userId }, details)
    return member.userId
  })
  return { body: { userId } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
