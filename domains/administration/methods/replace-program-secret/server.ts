import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { replaceProgramSecret } from '../../operations/programs/manage-programs'
import { atProgramDesk } from '../../operations/programs/program-desk'
import { replaceProgramSecretContract } from './contract'

const handle = handleCall(replaceProgramSecretContract, async ({ body }, context: MethodContext) => {
  const { id, atOnce } = body
  const secret = await atProgramDesk(context, (desk) => replaceProgramSecret(desk, id, { atOnce }))
  return { body: { id, secret } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
