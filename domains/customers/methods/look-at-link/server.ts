import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { linkProblem } from '../../operations/link/open-link'
import { lookAtLinkContract } from './contract'

/**
 * One look-up by hash whatever the link's state, so that the time reveals nothing either. It is not counted: no one
 * guesses 256 random bits, and a page that is opened again must not use up the tries of its form.
 */
const handle = handleCall(lookAtLinkContract, async ({ body }, context: MethodContext) => {
  const { identity, linkToken, hostBrand } = context
  const { state } = await identity.lookAtOneTimeToken(linkToken ?? '', {
    purpose: body.purpose,
    brand: hostBrand,
  })
  return { body: { problem: linkProblem(body.purpose, state) } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
