import type { Personalization } from '@porchlight/personalization'
import type { CompanySignInPort } from '@porchlight/providers/company-sign-in'
import type { EmailRiskPort } from '@porchlight/providers/email-risk'
import type { FilesPort, ResumableUploads } from '@porchlight/providers/files'
import type { IdentityCheckPort, IdentityStandIn } from '@porchlight/providers/identity-check'
import type { ProcessorFaults } from '@porchlight/providers/payments'
import type { TextStandIn, TextsPort } from '@porchlight/providers/texts'
import type { RecordEngine } from '@porchlight/record-engine'
import type { Alarm } from '@porchlight/server-methods/define/alarm'
import type { CompanyWay } from '@porchlight/server-methods/define/company-way'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import type { Services } from '@porchlight/server-methods/define/services'
import type { ActionServices, Uploads } from '@porchlight/ui-api/server'
import type pg from 'pg'
import type { DatabaseProbe } from '../health/database-probe'
import type { Drain } from '../health/drain'
import type { DatabaseNotifications } from '../notifications/database-notifications'
import type { ReadFromReplicas } from '../replicas/read-from-replicas'
import type { Replicas } from '../replicas/replicas'
import type { Settings } from '../settings/read-settings'
import type { FormsInFlight } from '../uploads/forms-in-flight'
import type { CookieHolders } from '../viewer/cookie-holders'
import type { RightsMemo } from '../viewer/rights-memo'
import type { UserStatuses } from '../viewer/user-statuses'
import type { WorkShares } from '../work-share/work-shares'
import type { DemoClock } from './demo-clock'
import type { ReachFaultPoint } from './fault-points'

/**
 * The context that requests are answered from; composed once at start and passed down, never global. Requests use the
 * engine through `shareEngine`; the server's own work uses it directly.
 */
export interface ServerContext extends Omit<Services, 'alarm'> {
  readonly settings: Settings
  readonly pool: pg.Pool
  /** Connects directly to PostgreSQL, for work that holds a session; the same as `pool` without a pooler. */
  readonly direct: pg.Pool
  /** Creates an engine for a retailer's files: the billing system, where they came from, is not notified of them. */
  readonly createImportEngine: () => RecordEngine
  readonly workShares: WorkShares
  /** The standbys that may answer requests; null without any. */
  readonly replicas: Replicas | null
  readonly readFromReplicas: ReadFromReplicas | null
  readonly databaseProbe: DatabaseProbe
  readonly drain: Drain
  readonly users: UserStatuses
  readonly notifications: DatabaseNotifications
  readonly memo: RightsMemo
  readonly cookieHolders: CookieHolders
  /** Returns the mark of a username for the log. */
  readonly accountMark: (username: string) => string
  readonly personalization: Personalization
  /** What quick actions use in addition to records. */
  readonly actionServices: ActionServices
  readonly uploads: Uploads
  /** Forms with files that are being received. */
  readonly formsInFlight: FormsInFlight
  readonly files: FilesPort
  readonly resumableUploads: ResumableUploads
  readonly identityCheck: IdentityCheckPort
  /** Company sign-in of staff; null when the settings name no provider. */
  readonly companyWay: (CompanyWay & CompanySignInPort) | null
  /** What the settings name for each external service. */
  readonly providerStates: MethodContext['providerStates']
  /** Secrets that identity check callbacks may be signed with. */
  readonly identityCheckSecrets: readonly string[]
  /** Null when the settings name a real service. */
  readonly identityStandIn: IdentityStandIn | null
  readonly emailRisk: EmailRiskPort
  readonly texts: TextsPort
  /** Null when settings name a real service. */
  readonly textStandIn: TextStandIn | null
  /** The faults of the payment processor stand-in; null when it does not run in this process. */
  readonly paymentFaults: ProcessorFaults | null
  readonly now: () => Date
  /** The movable clock behind `now`; null outside demo mode. */
  readonly demoClock: DemoClock | null
  /** Absent except in tests that end processes at named points. */
  readonly reached?: ReachFaultPoint | undefined
  /** Releases what the context holds of the pool; closing the pool itself remains up to the caller. */
  readonly close: () => Promise<void>
}

/** Returns the services of a request or a job, whose alarms go to its own log. */
export function servicesOf(
  {
    engine,
    metadata,
    identity,
    systemViewer,
    payments,
    depositRates,
    textSender,
    brandAddress,
    webhooks,
    webhookSecrets,
    viewerOfUser,
  }: ServerContext,
  alarm: Alarm,
): Services {
  return {
    engine,
    metadata,
    identity,
    systemViewer,
    payments,
    depositRates,
    textSender,
    brandAddress,
    webhooks,
    webhookSecrets,
    viewerOfUser,
    alarm,
  }
}
