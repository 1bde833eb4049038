import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { replaceProgramSecret } from '../../operations/programs/manage-programs'
import { runProgramChange } from '../../operations/programs/program-change'
import { replaceProgramSecretContract } from './contract'

const handle = handleCall(replaceProgramSecretContract, async ({ body }, context: MethodContext) => {
  const { id, atOnce } = body
  const secret = await runProgramChange(context, (change) => replaceProgramSecret(change, id, { atOnce }))
  return { body: { id, secret } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
