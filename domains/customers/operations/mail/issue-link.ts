import type { BrandKey } from '@porchlight/brands'
import type { OneTimePurpose } from '@porchlight/identity'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { linkPurposes } from './link-purposes'

const hourMs = 3_600_000

/** The link of a mail. */
export interface MailLink {
  readonly token: string
  /** The link's lifetime, as stated in the mail. */
  readonly hours: number
  /** Of the mail that holds this link. */
  readonly idempotencyKey: string
}

/**
 * Issues the link of a job's mail. Every attempt of the job gets the same link, so that a resent mail is the same
 * message; only when the link has expired or a new password has closed it does the job get another link, whose mail is
 * another message. Null when the link was used, or a newer one was issued to the same person: the mail has arrived, or
 * is obsolete.
 *
 * @param link.subjectId see `OneTimePurpose`
 * @param hours the lifetime where it differs from that of the purpose
 */
export async function issueLink(
  { identity, passwordLinkHours }: PortalJobServices,
  jobId: string,
  link: { readonly purpose: OneTimePurpose; readonly brand: BrandKey; readonly subjectId: string },
  hours: number = linkPurposes[link.purpose].hours ?? passwordLinkHours,
): Promise<MailLink | null> {
  const request = { ...link, lifetimeMs: hours * hourMs, key: jobId }
  const { token, expiresAt, isOpen } = await identity.issueOneTimeToken(request)
  return isOpen ? { token, hours, idempotencyKey: `${jobId}-${expiresAt.getTime()}` } : null
}
