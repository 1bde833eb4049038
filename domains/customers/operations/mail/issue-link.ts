import type { BrandKey } from '@porchlight/brands'
import type { OneTimePurpose } from '@porchlight/identity'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { linkPurposes } from './link-purposes'

const hourMs = 3_600_000

/** The link of a mail. */
export interface MailLink {
  readonly token: string
  /** How long it lives, as the mail says it. */
  readonly hours: number
  /** Of the mail that holds this link. */
  readonly idempotencyKey: string
}

/**
 * Issues the link of a job's mail. Every attempt of the job gets the same one, so that a mail which is sent again is
 * the same message; only when the link has expired, or a new password has closed it, is there another, and
 * its mail is another message. Null when the link was used, or a newer one was issued to the same person: the mail has
 * arrived, or has nothing to say any more.
 *
 * @param link.subjectId see `OneTimePurpose`
 * @param hours how long it lives where that is not what its purpose says
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
