import type { Identity } from '@porchlight/identity'
import type { ResolvedMetadata, Viewer } from '@porchlight/metadata'
import type { Personalization } from '@porchlight/personalization'
import type { EmailRiskPort } from '@porchlight/providers/email-risk'
import type { FilesPort, ResumableUploads } from '@porchlight/providers/files'
import type { IdentityCheckPort, IdentityStandIn } from '@porchlight/providers/identity-check'
import type { PaymentsPort } from '@porchlight/providers/payments'
import type { TextStandIn, TextsPort } from '@porchlight/providers/texts'
import type { RecordEngine } from '@porchlight/record-engine'
import type { ActionServices, Uploads } from '@porchlight/ui-api/server'
import type pg from 'pg'
import type { DatabaseProbe } from '../health/database-probe'
import type { Settings } from '../settings/read-settings'
import type { FormsInFlight } from '../uploads/forms-in-flight'
import type { CookieHolders } from '../viewer/cookie-holders'
import type { UserStatuses } from '../viewer/user-statuses'
import type { ViewerMemo } from '../viewer/viewer-memo'
import type { WorkShares } from '../work-share/work-shares'
import type { DemoClock } from './demo-clock'
import type { ReachFaultPoint } from './fault-points'

/** Everything that requests are answered from; composed once at start and passed down, never global. */
export interface ServerContext {
  readonly settings: Settings
  readonly pool: pg.Pool
  readonly metadata: ResolvedMetadata
  /** Requests get it by `shareEngine`; what the server does on its own uses it as it is. */
  readonly engine: RecordEngine
  readonly workShares: WorkShares
  readonly databaseProbe: DatabaseProbe
  readonly identity: Identity
  readonly users: UserStatuses
  readonly memo: ViewerMemo
  readonly cookieHolders: CookieHolders
  readonly personalization: Personalization
  /** What quick actions ask for beside records. */
  readonly actionServices: ActionServices
  readonly uploads: Uploads
  /** The forms with files that are being received. */
  readonly formsInFlight: FormsInFlight
  readonly files: FilesPort
  readonly resumableUploads: ResumableUploads
  readonly identityCheck: IdentityCheckPort
  /** Those that callbacks of the identity check may be signed with. */
  readonly identityCheckSecrets: readonly string[]
  /** Null when settings name a real service. */
  readonly identityStandIn: IdentityStandIn | null
  readonly emailRisk: EmailRiskPort
  readonly payments: PaymentsPort
  readonly texts: TextsPort
  /** Null when settings name a real service. */
  readonly textStandIn: TextStandIn | null
  /** Reads what belongs to no customer; never handed to anything that takes ids from a request unchecked. */
  readonly systemViewer: Viewer
  readonly now: () => Date
  /** What `now` is told by and can be moved with; null outside demo mode. */
  readonly demoClock: DemoClock | null
  /** Absent but in tests that end processes at named points. */
  readonly reached?: ReachFaultPoint | undefined
  /** Lets go of what the context holds of the pool; the pool itself stays the caller's to end. */
  readonly close: () => Promise<void>
}
