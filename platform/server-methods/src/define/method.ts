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
  /** The token that came with the request; null for guests and bearer clients. */
  readonly token: string | null
  /** Gives the browser this token from now on. */
  start(token: string): void
  /** Takes the token away; the session's end takes with it what else the browser holds of its user. */
  end(): void
}

/** What somebody came to who tried to sign in. */
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
  /** The brand of the host that the request came to; links of other brands are unknown there. */
  readonly hostBrand: BrandKey
  /**
   * The token of the link that this browser opened last, from a short-lived cookie; null without one. Visiting an
   * address sets it, so that it proves no intent: a method that uses it runs only after a form was posted.
   */
  readonly linkToken: string | null
  /** Takes that cookie away. */
  readonly clearLink: () => void
  /** A cookie that holds the link to an order that this browser claimed. */
  readonly orderLink: SessionCookie
  /** A separate five-minute cookie for the state between the password and the session. */
  readonly pendingSignIn: SessionCookie
  /** A cookie that identifies a known browser; it is no way to sign in. */
  readonly knownDevice: SessionCookie
  /** A cookie that names the customer view of this session; over or not, it counts in that session alone. */
  readonly customerView: SessionCookie
  /** A cookie of ten minutes that notes where the mail of a look-up went. */
  readonly lookUpNote: SessionCookie
  /** A cookie that lets a guest's browser see the one order that it looked up; it ends with the browser. */
  readonly lookUpGrant: SessionCookie
  /** A cookie of two weeks that leads a browser back to the sign-up that it began. */
  readonly signUp: SessionCookie
  /**
   * Enqueues work for the job runner; the payload holds ids only. Of calls with one `key`, one makes a job. `within` is
   * the connection of the transaction that the job is committed with.
   */
  readonly enqueue: (
    jobName: string,
    payload: JobPayload,
    options?: { readonly key?: string; readonly within?: Queryable; readonly runAt?: Date },
  ) => Promise<void>
  /** Stores what staff did, or opened of a customer. */
  readonly audit: Audit
  /** Adds the result of a sign-in attempt to the request's log line. */
  readonly noteSignIn: (attempt: SignInAttempt) => void
  /** What the settings name for each service outside, alike in each process. */
  readonly providerStates: Readonly<Record<ProviderName, ProviderState>>
  /** Stored files; the method has to check with the engine who may read one. */
  readonly files: Pick<FilesPort, 'get'>
  /** Files that come in parts. */
  readonly resumableUploads: ResumableUploads
  /** Verifies a person's identity, on the provider's own pages. */
  readonly identityCheck: IdentityCheckPort
  /** How staff sign in by their company; null where they only do by password. */
  readonly companyWay: CompanyWay | null
  /** Rates email addresses before mail is sent to them. */
  readonly emailRisk: EmailRiskPort
}
