import type { MethodContext } from '@porchlight/server-methods/define/method'
import { linkProblem } from '../../../customers/operations/link/open-link'
import { type OrderPage, orderOfSubject, pageOfSubject } from './task-subject'

/** One of our links to a page of an order, and its problem; null while it is valid. */
export interface OrderLink {
  readonly token: string
  readonly orderId: string
  readonly page: OrderPage
  readonly problem: 'linkExpired' | 'linkNotLatest' | null
}

/** Looks at a link to an order; null when the token does not belong to this brand. It consumes nothing. */
export async function lookAtOrderLink(
  { identity, hostBrand }: MethodContext,
  token: string | null,
): Promise<OrderLink | null> {
  if (token === null) return null
  const found = await identity.lookAtOneTimeToken(token, { purpose: 'orderTask', brand: hostBrand })
  if (found.state === 'unknown') return null
  const problem = linkProblem('orderTask', found.state)
  return {
    token,
    orderId: orderOfSubject(found.subjectId),
    page: pageOfSubject(found.subjectId),
    problem: problem === null ? null : problem === 'linkExpired' ? problem : 'linkNotLatest',
  }
}

/**
 * Returns the link to an order that this browser opened and that is not confirmed yet; null without one. Anyone can
 * send a link to their own order to another person, so that visiting one proves nothing (abuse case A45).
 */
export async function offeredLink(context: MethodContext): Promise<OrderLink | null> {
  const { linkToken, orderLink } = context
  const link = linkToken === orderLink.token ? null : await lookAtOrderLink(context, linkToken)
  return link?.problem === null ? link : null
}
