import { fail } from '@porchlight/errors'
import { type FieldValue, keyPrefixOf, toRecordId } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { getUtilityInfoContract } from './contract'

/** The order is read as the viewer: another customer's order is answered like one that does not exist. */
const handle = handleCall(getUtilityInfoContract, async ({ query }, context: MethodContext) => {
  const orderId = toRecordId(query.orderId)
  if (orderId === null) throw fail('invalidRecordId', { parameter: 'orderId', value: query.orderId })
  if (context.metadata.objectByKeyPrefix(keyPrefixOf(orderId))?.apiName !== 'Order') throw fail('notFound')
  const order = await context.engine.readRecord(context.viewer, orderId, {
    fields: [],
    optionalFields: ['Utility__r.Name', 'Utility__r.Utility_Phone__c'],
  })
  if (order === null) throw fail('notFound')
  const utility = order.fields.Utility__r?.value
  const fields = utility !== null && typeof utility === 'object' ? utility.fields : {}
  return { body: { Name: textOf(fields.Name), Utility_Phone__c: textOf(fields.Utility_Phone__c) } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

function textOf(field: FieldValue | undefined): string | null {
  return typeof field?.value === 'string' ? field.value : null
}
