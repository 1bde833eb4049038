import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { describePrograms } from '../../operations/programs/describe-programs'
import { listProgramsContract } from './contract'

const handle = handleCall(listProgramsContract, async (_request, context: MethodContext) => {
  return { body: { programs: await describePrograms(context) } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
