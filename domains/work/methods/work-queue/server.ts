import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInStaff } from '../../../customers/operations/person/signed-in'
import { readColleagues } from '../../operations/colleagues'
import { findWork, toWorkRow } from '../../operations/find-work'
import { workKinds } from '../../operations/work-kinds'
import { workQueueContract } from './contract'

/** The maximum number of items of each kind: the most urgent. */
const limit = 200

const handle = handleCall(workQueueContract, async (_call, context: MethodContext) => {
  const viewer = signedInStaff(context)
  const found = await findWork(context.engine, viewer, { limit })
  return {
    body: {
      asOf: context.now().toISOString(),
      viewerId: viewer.userId,
      leadsTeam: viewer.class !== 'advisor',
      rows: found.map(toWorkRow),
      hasMore: workKinds.some(({ name }) => found.filter(({ kind }) => kind === name).length >= limit),
      kinds: workKinds.map(({ name, label }) => ({ name, label: label[viewer.language] })),
      colleagues: [...(await readColleagues(context.engine, viewer))],
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
