import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { removeProgram } from '../../operations/programs/manage-programs'
import { runProgramChange } from '../../operations/programs/program-change'
import { removeProgramContract } from './contract'

const handle = handleCall(removeProgramContract, async ({ body }, context: MethodContext) => {
  await runProgramChange(context, (change) => removeProgram(change, body.id))
  return { body: { id: body.id } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
