import { providerNames, readProviderOutcomes } from '@porchlight/providers/health'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInAdmin } from '../../../customers/operations/person/signed-in'
import { providerHealthContract } from './contract'

const neverCalled = { succeededAt: null, failedAt: null, failure: null }

const handle = handleCall(providerHealthContract, async (_request, context: MethodContext) => {
  signedInAdmin(context)
  const outcomes = await context.engine.inOneTransaction((_engine, connection) =>
    readProviderOutcomes(connection),
  )
  const providers = providerNames.map((name) => {
    const { succeededAt, failedAt, failure } =
      outcomes.find(({ provider }) => provider === name) ?? neverCalled
    return { name, state: context.providerStates[name], succeededAt, failedAt, failure }
  })
  return { body: { providers } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
