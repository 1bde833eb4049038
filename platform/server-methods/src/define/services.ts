import type { BrandKey } from '@porchlight/brands'
import type { Identity, SecretBox } from '@porchlight/identity'
import type { ResolvedMetadata, Viewer } from '@porchlight/metadata'
import type { PaymentsPort } from '@porchlight/providers/payments'
import type { WebhooksPort } from '@porchlight/providers/webhooks'
import type { RecordEngine } from '@porchlight/record-engine'
import type { Alarm } from './alarm'

/** What server methods and jobs alike work with, whatever started them. Composed once at start, alike in each process. */
export interface Services {
  readonly engine: RecordEngine
  readonly metadata: ResolvedMetadata
  readonly identity: Identity
  /** For what belongs to no customer, such as a brand's opening hours. */
  readonly systemViewer: Viewer
  /** Takes payments on the processor's pages: no number of a card or an account comes here. */
  readonly payments: PaymentsPort
  /** What deposits earn, in percent a year by the year; from settings. */
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
