import type { MethodContext } from '@porchlight/server-methods/define/method'
import { requireFields } from '@porchlight/server-methods/form/require-fields'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInAdmin } from '../../../customers/operations/person/signed-in'
import { grantsByKind } from '../../facts/programs'
import { findActingUser } from '../../operations/programs/acting-users'
import { registerProgram } from '../../operations/programs/manage-programs'
import { runProgramChange } from '../../operations/programs/program-change'
import { addProgramContract } from './contract'

const handle = handleCall(addProgramContract, async ({ body }, context: MethodContext) => {
  const viewer = signedInAdmin(context)
  const { kind, scopes, redirectUris, allowedOrigins } = body
  requireFields(body, kind === 'service' ? ['name', 'username'] : ['name'])
  const program = await runProgramChange(context, async (change) =>
    registerProgram(change, {
      ...grantsByKind[kind],
      name: body.name.trim(),
      scopes,
      redirectUris,
      allowedOrigins,
      serviceUserId: kind === 'service' ? await findActingUser(context.engine, viewer, body.username) : null,
    }),
  )
  return { body: program }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
