import type { BrandKey } from '@porchlight/brands'
import type { BillingPort } from '@porchlight/providers/billing'
import type { CreditPort } from '@porchlight/providers/credit'
import type { FilesPort } from '@porchlight/providers/files'
import type { MailPort, MailSender } from '@porchlight/providers/mail'
import type { MarketPort } from '@porchlight/providers/market'
import type { ScanningPort } from '@porchlight/providers/scanning'
import type { TextsPort } from '@porchlight/providers/texts'
import type { RecordEngine, readChanges } from '@porchlight/record-engine'
import type { Services } from './services'

/** The services that jobs need beyond those of methods: the `services` of their job context. */
export interface PortalJobServices extends Services {
  readonly pool: Parameters<typeof readChanges>[0]
  readonly now: () => Date
  readonly mail: MailPort
  /** Called when a mail server permanently rejects an address; the domains decide what follows. */
  readonly addressRefused: (address: string) => Promise<void>
  readonly files: FilesPort
  readonly scanning: ScanningPort
  /** Switches and starts service points. */
  readonly market: MarketPort
  readonly credit: CreditPort
  /** Whose identity is verified before service, and how; from settings. */
  readonly identityRule: {
    readonly when: 'unconfirmed' | 'always'
    readonly by: 'check' | 'document'
  }
  /** How many messages of campaigns are queued a minute; from settings. */
  readonly campaignLimits: { readonly perMinute: number }
  /** How many hours the mailed link to a new password works; from settings. */
  readonly passwordLinkHours: number
  /** The billing system's accounts and bills; null where they are written through the data service. */
  readonly billing: BillingPort | null
  readonly texts: TextsPort
  /** What a retailer's book is imported with. */
  readonly bookImport: {
    /** Creates an engine that notifies no billing system. */
    readonly createEngine: () => RecordEngine
    /** Reaches PostgreSQL itself. */
    readonly pool: Parameters<typeof readChanges>[0]
    /** Where files lie on this machine while they are imported. */
    readonly folder: string
  }
  /** The sender of a brand's mails. */
  readonly mailSender: (brand: BrandKey) => MailSender
}
