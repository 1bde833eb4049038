import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { requireFields } from '@porchlight/server-methods/form/require-fields'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { findOrderOrAccount } from '../../operations/find-order'
import { grantLookUp } from '../../operations/look-up-grant'
import { lookUpEnrollmentContract } from './contract'

/** Number and ZIP code show no more than a masked order, to the one browser that requested it. */
const handle = handleCall(lookUpEnrollmentContract, async ({ body }, context: MethodContext) => {
  requireFields(body, ['identifier', 'zipCode'])
  const found = await findOrderOrAccount(context, body)
  if (found === null) throw fail('accountNotFound')
  await grantLookUp(context, found)
  return { body: { location: nextPages.get(body.next ?? '') ?? '/enrollment-status' } }
})

/** Where a look-up can lead other than to the tracker. */
const nextPages: ReadonlyMap<string, string> = new Map([
  ['deposit', '/deposit'],
  ['bill', '/pay'],
])

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
