import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { read } from '@porchlight/server-methods/records/read'
import { addressedSubject, recordOfSubject } from '../../../customers/operations/link/addressed-subject'
import { linkPurposes } from '../../../customers/operations/mail/link-purposes'
import { caseObject } from '../../objects/case/object'

const hourMs = 3_600_000

/**
 * For how many days the link to a conversation continues to work after the end of its case, and after it was mailed.
 */
export const daysAfterClosing = 14

/** The conversation that a mailed link leads to. */
export interface GuestConversation {
  readonly caseId: string
  /** Where its answers go. */
  readonly email: string
  /** The link has run out: it opens nothing, and a new one can be sent to the same address. */
  readonly hasExpired: boolean
}

/**
 * The conversation of the link that this browser opened; null for a link that opens nothing. It lasts while its case is
 * open and for some days, whether or not a newer one was mailed, and ends when the address is the contact's no more.
 */
export async function findGuestConversation({
  identity,
  linkToken,
  hostBrand,
  engine,
  systemViewer,
  now,
}: MethodContext): Promise<GuestConversation | null> {
  if (linkToken === null) return null
  const link = await identity.lookAtOneTimeToken(linkToken, {
    purpose: 'guestConversation',
    brand: hostBrand,
  })
  if (link.state === 'unknown') return null
  const caseId = recordOfSubject(link.subjectId)
  const record = await read(engine, systemViewer, caseObject, caseId, [
    'SuppliedEmail',
    'Contact.Email',
    'Status',
    'ClosedDate',
  ])
  const email = record?.SuppliedEmail ?? null
  if (record === null || email === null) return null
  const isPresentAddress = link.subjectId === addressedSubject(caseId, record['Contact.Email'] ?? '')
  if (!isPresentAddress || link.subjectId !== addressedSubject(caseId, email)) return null
  const isRecent = (moment: number) => now().getTime() - moment < daysAfterClosing * 24 * hourMs
  const isJustMailed =
    link.state === 'valid' &&
    isRecent(link.expiresAt.getTime() - linkPurposes.guestConversation.hours * hourMs)
  const isUnderWay = record.Status !== 'Closed' || isRecent(Date.parse(record.ClosedDate ?? ''))
  return {
    caseId: record.id,
    email,
    hasExpired: link.state === 'expired' || !(isJustMailed || isUnderWay),
  }
}

/** The same for forms; `linkNotLatest` and `linkExpired` where the link opens nothing. */
export async function requireGuestConversation(context: MethodContext): Promise<GuestConversation> {
  const conversation = await findGuestConversation(context)
  if (conversation === null) throw fail('linkNotLatest')
  if (conversation.hasExpired) throw fail('linkExpired')
  return conversation
}
