import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInStaff } from '../../../customers/operations/person/signed-in'
import { noteListExportContract } from './contract'

const handle = handleCall(noteListExportContract, async ({ body }, context: MethodContext) => {
  const viewer = signedInStaff(context)
  const { objectApiName, rows } = body
  const object = context.metadata.object(objectApiName)
  // Rows of an invisible object cannot be saved.
  if (object === undefined || object.access[viewer.class].records.kind === 'none') throw fail('notFound')
  await context.audit('list-exported', { object: object.apiName, rows })
  return { body: {} }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
