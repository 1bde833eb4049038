import type { BrandKey } from '@porchlight/brands'
import type { LogInResult } from '@porchlight/identity'
import type { JobPayload, Queryable } from '@porchlight/jobs'
import type { EmailRiskPort } from '@porchlight/providers/email-risk'
import type { FilesPort, ResumableUploads } from '@porchlight/providers/files'
import type { ProviderName, ProviderState } from '@porchlight/providers/health'
import type { IdentityCheckPort } from '@porchlight/providers/identity-check'
import type { CallContext } from '@porchlight/ui-api/server'
import type { Audit } from './audit'
import type { CompanyWay } from './company-way'
import type { Services } from './services'

/** The class that the specification's three methods belong to. */
export const mainDataController = 'CustomerPortalMainDataController'

/** The class of the methods that sign in and out. */
export const loginController = 'CustomerPortalLoginController'

/** The browser's session as a method may change it; the server turns changes into cookies. */
export interface SessionCookie {
  /** The token of the request; null for guests and bearer clients. */
  readonly token: string | null
  /** Sets this token in the browser from now on. */
  start(token: string): void
  /** Removes the token; ending the session also removes everything else that the browser holds of its user. */
  end(): void
}

/** The result of a sign-in attempt. */
export interface SignInAttempt {
  readonly outcome: LogInResult['outcome']
  /** The username entered; only a fingerprint of it is logged. */
  readonly username?: string
  /** Who it was, once a factor proved it. */
  readonly userId?: string
}

/**
 * The context of every server method: that of a data-service call by the same viewer, so that a method can make one,
 * the services, and the browser. Customer data is read and written through the engine as `viewer`.
 */
export interface MethodContext extends CallContext, Services {
  readonly session: SessionCookie
  /** The client's address, for attempt limits; never logged. */
  readonly clientAddress: string
  /** A short name of the browser for the list of one's own sessions. */
  readonly device: string
  /** The brand of the requested host; links of other brands are unknown there. */
  readonly hostBrand: BrandKey
  /**
   * The token of the link that this browser opened last, from a short-lived cookie; null without one. Visiting an
   * address sets it, so that it proves no intent: a method that uses it runs only after a form was posted.
   */
  readonly linkToken: string | null
  /** Removes that cookie. */
  readonly clearLink: () => void
  /** A cookie that holds the link to an order that this browser claimed. */
  readonly orderLink: SessionCookie
  /** A separate five-minute cookie for the state between the password and the session. */
  readonly pendingSignIn: SessionCookie
  /** A cookie that identifies a known browser; it does not grant sign-in. */
  readonly knownDevice: SessionCookie
  /** A cookie that identifies the customer view of this session; over or not, it is valid only in that session. */
  readonly customerView: SessionCookie
  /** A ten-minute cookie that records where the mail of a lookup was sent. */
  readonly lookUpNote: SessionCookie
  /** A cookie that lets a guest's browser see the one order that it looked up; it ends with the browser. */
  readonly lookUpGrant: SessionCookie
  /** A cookie of two weeks that leads a browser back to the sign-up that it began. */
  readonly signUp: SessionCookie
  /**
   * Enqueues work for the job runner; the payload holds only ids. Only one of several calls with the same `key` creates
   * a job. `within` is the connection of the transaction that the job is committed with.
   */
  readonly enqueue: (
    jobName: string,
    payload: JobPayload,
    options?: { readonly key?: string; readonly within?: Queryable; readonly runAt?: Date },
  ) => Promise<void>
  /** Records what staff did, or which data of a customer they opened. */
  readonly audit: Audit
  /** Adds the result of a sign-in attempt to the request's log line. */
  readonly noteSignIn: (attempt: SignInAttempt) => void
  /** The configured state of each external service, the same in every process. */
  readonly providerStates: Readonly<Record<ProviderName, ProviderState>>
  /** Stored files; the method has to check with the engine who may read one. */
  readonly files: FilesPort
  /** Files that come in parts. */
  readonly resumableUploads: ResumableUploads
  /** Verifies a person's identity, on the provider's own pages. */
  readonly identityCheck: IdentityCheckPort
  /** How staff sign in by their company; null where they only do by password. */
  readonly companyWay: CompanyWay | null
  /** Rates email addresses before mail is sent to them. */
  readonly emailRisk: EmailRiskPort
}
