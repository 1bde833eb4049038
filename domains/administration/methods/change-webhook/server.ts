import type { MethodContext } from '@porchlight/server-methods/define/method'
import { requireFields } from '@porchlight/server-methods/form/require-fields'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInAdmin } from '../../../customers/operations/person/signed-in'
import { runProgramChange } from '../../operations/programs/program-change'
import { changeWebhook } from '../../operations/webhooks/manage-webhooks'
import { changeWebhookContract } from './contract'

const handle = handleCall(changeWebhookContract, async ({ body }, context: MethodContext) => {
  signedInAdmin(context)
  requireFields(body, ['name', 'url'])
  const { id, name, url, objectApiNames } = body
  const terms = { name: name.trim(), url: url.trim(), objectApiNames }
  await runProgramChange(context, (change) => changeWebhook(change, context, id, terms))
  return { body: { id } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
