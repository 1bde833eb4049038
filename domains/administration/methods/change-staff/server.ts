import type { MethodContext } from '@porchlight/server-methods/define/method'
import { update } from '@porchlight/server-methods/records/write'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { userObject } from '../../../customers/objects/user/object'
import { changeStaffMember, requireAnotherAdministrator } from '../../operations/staff/change-staff'
import { losesWork } from '../../operations/staff/loses-work'
import { refuseManagedByCompany } from '../../operations/staff/managed-by-company'
import { requireRoleBrand } from '../../operations/staff/role-brand'
import { releaseStaffWork } from '../../operations/staff-work/job'
import { changeStaffContract } from './contract'

const handle = handleCall(changeStaffContract, async ({ body }, context: MethodContext) => {
  const { role } = body
  const userId = await changeStaffMember(context, body.userId, async (member, change) => {
    const { engine, viewer, connection } = change
    const brand = requireRoleBrand(role, body.brand)
    if (role === member.role && brand === member.brand) return member.userId
    await refuseManagedByCompany(context, change, member)
    if (role !== 'Admin') await requireAnotherAdministrator(change, member)
    const fields = { Portal_Role__c: role, Served_Brand__c: brand }
    await update(engine, viewer, userObject, member.userId, fields)
    if (losesWork(member, { role, brand })) {
      const payload = { userId: member.userId, changedBy: viewer.userId }
      await context.enqueue(releaseStaffWork.name, payload, { within: connection })
    }
    return member.userId
  })
  return { body: { userId } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
