import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { countFromAddress } from '../../../customers/operations/limits/count-attempt'
import { linkProblem } from '../../../customers/operations/link/open-link'
import { openGuestCase } from '../../operations/guest/open-guest-case'
import { confirmGuestMessageContract } from './contract'

/**
 * The case is made first and the link used up last, so that a confirmation which breaks off between is completed by the
 * next press of the button. A link that was used leads to the same answer; its cookie stays, since it shows no more.
 */
const handle = handleCall(confirmGuestMessageContract, async (_request, context: MethodContext) => {
  await countFromAddress(context, 'linkFromAddress')
  const { identity, linkToken, hostBrand: brand } = context
  const expected = { purpose: 'guestMessage', brand } as const
  const link = await identity.lookAtOneTimeToken(linkToken ?? '', expected)
  const problem = linkProblem('guestMessage', link.state)
  if (link.state === 'unknown' || (problem !== null && link.state !== 'used')) {
    throw fail(problem ?? 'linkNotLatest')
  }
  await context.engine.inOneTransaction((engine, connection) =>
    openGuestCase({ ...context, engine }, connection, link.subjectId),
  )
  await identity.useOneTimeToken(linkToken ?? '', expected)
  return { body: { location: '/messages/guest/confirm' } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
