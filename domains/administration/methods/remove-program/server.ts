import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { removeProgram } from '../../operations/programs/manage-programs'
import { atProgramDesk } from '../../operations/programs/program-desk'
import { removeProgramContract } from './contract'

const handle = handleCall(removeProgramContract, async ({ body }, context: MethodContext) => {
  await atProgramDesk(context, (desk) => removeProgram(desk, body.id))
  return { body: { id: body.id } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
