import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { clearSecondFactors } from '../../../getting-in/operations/second-factor/clear-second-factors'
import { changeStaffMember } from '../../operations/staff/change-staff'
import { clearStaffSecondFactorsContract } from './contract'

const handle = handleCall(clearStaffSecondFactorsContract, async ({ body }, context: MethodContext) => {
  const userId = await changeStaffMember(context, body.userId, async (member, { viewer, connection }) => {
    const request = { userId: member.userId, clearedBy: viewer.userId }
    await clearSecondFactors(context, connection, request)
    const details = { recordId: member.userId, within: connection }
    await context.audit('second-factors-cleared', { userId: member.userId }, details)
    return member.userId
  })
  return { body: { userId } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
