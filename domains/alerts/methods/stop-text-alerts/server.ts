import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInCustomer } from '../../../customers/operations/person/signed-in'
import { stopTextAlertsContract } from './contract'
import { stopOwnAlerts } from './stop-own-alerts'

const handle = handleCall(stopTextAlertsContract, async ({ body }, context: MethodContext) => {
  await stopOwnAlerts(context, signedInCustomer(context), body.language === 'es' ? 'es' : 'en')
  return { body: { location: '/alerts?off' } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
