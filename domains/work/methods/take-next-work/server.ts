import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInStaff } from '../../../customers/operations/person/signed-in'
import { assignNext } from '../../operations/assign-next'
import { toWorkRow } from '../../operations/find-work'
import { workKinds } from '../../operations/work-kinds'
import { takeNextWorkContract } from './contract'

const handle = handleCall(takeNextWorkContract, async ({ body }, context: MethodContext) => {
  const viewer = signedInStaff(context)
  const { kind = '' } = body
  const kinds = kind === '' ? workKinds : workKinds.filter(({ name }) => name === kind)
  const item = await assignNext(context, viewer, kinds)
  if (item === null) return { body: { row: null } }
  return { body: { row: toWorkRow(item) } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
