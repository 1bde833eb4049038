import type { BrandKey } from '@porchlight/brands'
import type { Identity } from '@porchlight/identity'
import type { JobPayload, Queryable } from '@porchlight/jobs'
import type { ResolvedMetadata, Viewer } from '@porchlight/metadata'
import type { EmailRiskPort } from '@porchlight/providers/email-risk'
import type { FilesPort, ResumableUploads } from '@porchlight/providers/files'
import type { IdentityCheckPort } from '@porchlight/providers/identity-check'
import type { PaymentsPort } from '@porchlight/providers/payments'
import type { RecordEngine } from '@porchlight/record-engine'
import type { CallContext } from '@porchlight/ui-api/server'
import type { Alarm } from './alarm'

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

/** What every server method is given. */
export interface MethodContext {
  /** Who asks; reads and writes of customers' data go through the engine as this viewer. */
  readonly viewer: Viewer
  /** For what belongs to no customer, such as a brand's opening hours. */
  readonly systemViewer: Viewer
  readonly engine: RecordEngine
  readonly metadata: ResolvedMetadata
  readonly identity: Identity
  readonly session: SessionCookie
  readonly now: () => Date
  /** The client's address, for attempt limits; never logged. */
  readonly clientAddress: string
  /** A short name of the browser for the list of one's own sessions. */
  readonly device: string
  /** The brand of the host that the request came to; links of other brands are unknown there. */
  readonly hostBrand: BrandKey
  /** A brand's public address without a path, `https://my.example.com`; from settings, never from the request. */
  readonly brandAddress: (brand: BrandKey) => string
  /**
   * The token of the link that this browser opened last, from a short-lived cookie; null without one. Visiting an
   * address sets it, so that it proves no intent: a method that uses it runs only after a form was posted.
   */
  readonly linkToken: string | null
  /** Takes that cookie away. */
  readonly clearLink: () => void
  /** A cookie that holds the link to an order that somebody at this browser said is theirs. */
  readonly orderLink: SessionCookie
  /** A cookie of its own, of five minutes, for what stands between the password and the session. */
  readonly pendingSignIn: SessionCookie
  /** A cookie that names a browser as one that somebody signed in with before; it signs nobody in. */
  readonly knownDevice: SessionCookie
  /** A cookie of ten minutes that notes where the mail of a look-up went. */
  readonly lookUpNote: SessionCookie
  /** A cookie that lets a guest's browser see the one order that it looked up; it ends with the browser. */
  readonly lookUpGrant: SessionCookie
  /** A cookie of two weeks that leads a browser back to the sign-up that it began. */
  readonly signUp: SessionCookie
  /**
   * Hands work to the job runner; the payload holds ids only. Of calls with one `key`, one makes a job. `within` is
   * the connection of a transaction that the job is to stand or fall with.
   */
  readonly enqueue: (
    jobName: string,
    payload: JobPayload,
    options?: { readonly key?: string; readonly within?: Queryable; readonly runAt?: Date },
  ) => Promise<void>
  /** What deposits earn, in percent a year by the year; from settings. */
  readonly depositRates: ReadonlyMap<number, number>
  /** The number that texts of a brand come from: `+17135550100`. */
  readonly textSender: (brand: BrandKey) => string
  /** Tells operators, by the log, what they have to look at. The facts hold nothing personal. */
  readonly alarm: Alarm
  /** Notes in the log what staff opened of a customer’s. The facts hold ids, nothing personal. */
  readonly audit: Alarm
  /** Files that were kept; whether somebody may have one is for the method to ask the engine. */
  readonly files: Pick<FilesPort, 'get'>
  /** Files that come in parts. */
  readonly resumableUploads: ResumableUploads
  /** Checks who somebody is, on pages of its own. */
  readonly identityCheck: IdentityCheckPort
  /** Judges e-mail addresses before we write to them. */
  readonly emailRisk: EmailRiskPort
  /** Takes payments on pages of the processor’s: no number of a card or an account comes here. */
  readonly payments: PaymentsPort
  /** What a call of the data service by the same viewer would be given. */
  readonly dataService: CallContext
}
