import type { BrandKey } from '@porchlight/brands'
import type { Identity } from '@porchlight/identity'
import type { ResolvedMetadata, Viewer } from '@porchlight/metadata'
import type { BillingPort } from '@porchlight/providers/billing'
import type { CreditPort } from '@porchlight/providers/credit'
import type { FilesPort } from '@porchlight/providers/files'
import type { MailPort, MailSender } from '@porchlight/providers/mail'
import type { MarketPort } from '@porchlight/providers/market'
import type { PaymentsPort } from '@porchlight/providers/payments'
import type { ScanningPort } from '@porchlight/providers/scanning'
import type { TextsPort } from '@porchlight/providers/texts'
import type { RecordEngine, readChanges } from '@porchlight/record-engine'
import type { Alarm } from './alarm'

/** What the jobs of this package need of the runner that runs them: the `services` of its job context. */
export interface PortalJobServices {
  readonly engine: RecordEngine
  readonly identity: Identity
  readonly systemViewer: Viewer
  readonly pool: Parameters<typeof readChanges>[0]
  readonly payments: PaymentsPort
  readonly metadata: ResolvedMetadata
  /** What deposits earn, in percent a year by the year; from settings. */
  readonly depositRates: ReadonlyMap<number, number>
  readonly mail: MailPort
  /** To be called when a mail server refuses an address for good; what follows is the domains'. */
  readonly addressRefused: (address: string) => Promise<void>
  readonly files: FilesPort
  readonly scanning: ScanningPort
  /** Switches and starts service points. */
  readonly market: MarketPort
  readonly credit: CreditPort
  /** Whose identity is verified before service, and by what; from settings. */
  readonly identityRule: {
    readonly when: 'unconfirmed' | 'always'
    readonly by: 'check' | 'document'
  }
  /** How many days after the reminder an order is cancelled that still waits for its customer; from settings. */
  readonly orderGraceDays: number
  /** Has the accounts and bills that we show; null where they are brought by the data service. */
  readonly billing: BillingPort | null
  readonly texts: TextsPort
  /** The number that texts of a brand come from: `+17135550100`. */
  readonly textSender: (brand: BrandKey) => string
  /** Tells operators, by the log, what they have to look at. The facts hold nothing personal. */
  readonly alarm: Alarm
  /** Who mails of a brand come from. */
  readonly mailSender: (brand: BrandKey) => MailSender
  /** A brand's public address without a path, `https://my.example.com`; from settings. */
  readonly brandAddress: (brand: BrandKey) => string
}
