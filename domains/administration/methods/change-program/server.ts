import type { MethodContext } from '@porchlight/server-methods/define/method'
import { requireFields } from '@porchlight/server-methods/form/require-fields'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInAdmin } from '../../../customers/operations/person/signed-in'
import { changeProgram } from '../../operations/programs/manage-programs'
import { runProgramChange } from '../../operations/programs/program-change'
import { changeProgramContract } from './contract'

const handle = handleCall(changeProgramContract, async ({ body }, context: MethodContext) => {
  signedInAdmin(context)
  requireFields(body, ['name'])
  const { id, ...terms } = body
  const { endedAccess } = await runProgramChange(context, (change) =>
    changeProgram(change, id, { ...terms, name: terms.name.trim() }),
  )
  return { body: { id, endedAccess } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
