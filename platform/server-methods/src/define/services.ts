import type { BrandKey } from '@porchlight/brands'
import type { Identity, SecretBox } from '@porchlight/identity'
import type { ResolvedMetadata, Viewer } from '@porchlight/metadata'
import type { PaymentsPort } from '@porchlight/providers/payments'
import type { WebhooksPort } from '@porchlight/providers/webhooks'
import type { RecordEngine } from '@porchlight/record-engine'
import type { Alarm } from './alarm'

/**
 * The dependencies of both server methods and jobs, whatever started them. Composed once at startup, the same way in
 * every process.
 */
export interface Services {
  readonly engine: RecordEngine
  readonly metadata: ResolvedMetadata
  readonly identity: Identity
  /** For data that belongs to no customer, such as a brand's opening hours. */
  readonly systemViewer: Viewer
  /** Accepts payments on the processor's pages: no card or account number reaches this system. */
  readonly payments: PaymentsPort
  /** The interest on deposits, in percent per year, by year; from settings. */
  readonly depositRates: ReadonlyMap<number, number>
  /** The number that texts of a brand come from: `+17135550100`. */
  readonly textSender: (brand: BrandKey) => string
  /** A brand's public address without a path, `https://my.example.com`; from settings, never from the request. */
  readonly brandAddress: (brand: BrandKey) => string
  /** Sends programs' receivers what changed. */
  readonly webhooks: WebhooksPort
  /** Holds the secrets that these are signed with; the owner of each is its subscription's id. */
  readonly webhookSecrets: SecretBox
  /** The viewer that a user is at present; null for one who may not sign in. */
  readonly viewerOfUser: (userId: string) => Promise<Viewer | null>
  /** Alerts operators, by the log, to what they have to look at. The facts hold nothing personal. */
  readonly alarm: Alarm
}
