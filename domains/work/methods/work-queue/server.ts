import type { MethodContext } from '@porchlight/server-methods/define/method'
import { list } from '@porchlight/server-methods/records/list'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { userObject } from '../../../customers/objects/user/object'
import { signedInStaff } from '../../../customers/operations/person/signed-in'
import { findWork, rowOf } from '../../operations/find-work'
import { workKinds } from '../../operations/work-kinds'
import { workQueueContract } from './contract'

/** So many of each kind are shown: the most urgent. */
const limit = 200

const handle = handleCall(workQueueContract, async (_call, context: MethodContext) => {
  const viewer = signedInStaff(context)
  const found = await findWork(context.engine, viewer, { limit })
  const people = await list(context.engine, viewer, userObject, {
    fields: ['Name'],
    where: { Portal_Role__c: ['Advisor', 'Supervisor', 'Admin'], IsActive: true },
    orderedBy: ['Name'],
    limit,
  })
  return {
    body: {
      asOf: context.now().toISOString(),
      viewerId: viewer.userId,
      rows: found.map(rowOf),
      hasMore: workKinds.some(({ name }) => found.filter(({ kind }) => kind === name).length >= limit),
      kinds: workKinds.map(({ name, label }) => ({ name, label: label[viewer.language] })),
      colleagues: people.map(({ id, Name }) => ({ userId: id, name: Name ?? '' })),
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
