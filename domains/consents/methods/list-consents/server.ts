import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { readConsents } from '../../../customers/operations/consents/read-consents'
import { signedInCustomer } from '../../../customers/operations/person/signed-in'
import { undoOf } from '../undo-consent/undo-of'
import { listConsentsContract } from './contract'

const handle = handleCall(listConsentsContract, async (_call, context: MethodContext) => {
  const viewer = signedInCustomer(context)
  const consents = await readConsents(context.engine, viewer)
  return {
    body: {
      consents: consents.map((consent) => ({
        ...consent,
        canUndo: consent.holds && Object.hasOwn(undoOf, consent.type),
      })),
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
