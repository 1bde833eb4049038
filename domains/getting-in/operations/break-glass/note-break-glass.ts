import type { IssuedSession } from '@porchlight/identity'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { listEvery } from '@porchlight/server-methods/records/list'
import { userObject } from '../../../customers/objects/user/object'
import { sendBreakGlassUsed } from './job'

/**
 * Where staff come by their company alone, a session that does not is one of a break-glass account: it is audited,
 * operators are alerted, and so is every administrator by mail, before the browser has the session.
 */
export async function noteBreakGlass(
  context: MethodContext,
  { session: { userId }, token }: IssuedSession,
  by: { readonly class: 'advisor' | 'supervisor' | 'admin'; readonly userId: string },
): Promise<void> {
  const { companyWay, identity, engine, systemViewer } = context
  if (companyWay?.isOnly !== true || (await identity.company.originOf(token)) !== null) return
  await context.audit('break-glass-used', { userId }, { recordId: userId, by })
  context.alarm('staff.break-glass-used', { userId })
  const usedAt = context.now().toISOString()
  const administrators = listEvery(engine, systemViewer, userObject, {
    fields: ['Id'],
    where: { Portal_Role__c: 'Admin', IsActive: true },
    pageSize: 100,
  })
  for await (const { id } of administrators) {
    await context.enqueue(sendBreakGlassUsed.name, { userId: id, usedBy: userId, usedAt })
  }
}
