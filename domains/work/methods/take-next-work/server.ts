import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInStaff } from '../../../customers/operations/person/signed-in'
import { rowOf } from '../../operations/find-work'
import { takeNext } from '../../operations/take-next'
import { workKinds } from '../../operations/work-kinds'
import { takeNextWorkContract } from './contract'

const handle = handleCall(takeNextWorkContract, async ({ body }, context: MethodContext) => {
  const viewer = signedInStaff(context)
  const { kind = '' } = body
  const kinds = kind === '' ? workKinds : workKinds.filter(({ name }) => name === kind)
  const item = await takeNext(context, viewer, kinds)
  if (item === null) return { body: { row: null } }
  return { body: { row: rowOf(item) } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
