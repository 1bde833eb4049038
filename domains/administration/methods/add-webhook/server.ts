import type { MethodContext } from '@porchlight/server-methods/define/method'
import { requireFields } from '@porchlight/server-methods/form/require-fields'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInAdmin } from '../../../customers/operations/person/signed-in'
import { findActingUser } from '../../operations/programs/acting-users'
import { runProgramChange } from '../../operations/programs/program-change'
import { registerWebhook } from '../../operations/webhooks/manage-webhooks'
import { addWebhookContract } from './contract'

const handle = handleCall(addWebhookContract, async ({ body }, context: MethodContext) => {
  const viewer = signedInAdmin(context)
  requireFields(body, ['name', 'url', 'username'])
  const { objectApiNames, username } = body
  const webhook = await runProgramChange(context, async (change) =>
    registerWebhook(change, context, {
      name: body.name.trim(),
      url: body.url.trim(),
      objectApiNames,
      username,
      userId: await findActingUser(context.engine, viewer, username),
    }),
  )
  return { body: webhook }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
