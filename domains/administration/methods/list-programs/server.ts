import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { describePrograms } from '../../operations/programs/describe-programs'
import { listProgramsContract } from './contract'

const handle = handleCall(listProgramsContract, async ({ body }, context: MethodContext) => {
  return { body: { programs: await describePrograms(context, body.programId ?? null) } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
