import type { BrandHosts, BrandKey } from '@porchlight/brands'
import type { CompanyPolicy } from '@porchlight/domains/administration/operations/company-sign-in/company-policy'
import type { DepositRates } from '@porchlight/domains/credit/rules/deposit-terms'
import type { CompanyProvider } from '@porchlight/providers/company-sign-in'
import type { ClamdAddress } from '@porchlight/providers/scanning'

/** Settings as the rest of the server reads them: typed, with defaults filled in. */
export interface Settings {
  readonly port: number
  readonly host: string
  /** Absolute path. */
  readonly dataDir: string
  /** Null: the private PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null
  /** PostgreSQL's own address, when `databaseUrl` is a pooler's; null without a pooler. */
  readonly databaseDirectUrl: string | null
  /** Addresses of standbys that reads may be sent to, or of poolers before them, where `databaseUrl` is one; empty: none. */
  readonly databaseReplicaUrls: readonly string[]
  /** How many requests are worked on at once; more are turned away. */
  readonly maxRequests: number
  readonly demo: boolean
  /** Each brand's public address, without a path; links in mail begin with it. */
  readonly brandAddresses: Readonly<Record<BrandKey, string>>
  /** The hosts of those addresses: the brand that each is served as. */
  readonly brandHosts: BrandHosts
  /** Whether browsers reach us over https, so that cookies are `__Host-` and HSTS is sent. */
  readonly secure: boolean
  /**
   * Lower-case host names without port that are answered, in demo mode besides this machine's own; null: every
   * well-formed one, for a demo that is public anyway.
   */
  readonly allowedHosts: readonly string[] | null
  /** Origins of other sites whose pages may call the data service, in lower case. */
  readonly corsOrigins: readonly string[]
  /** Whose X-Forwarded-For is trusted: addresses, networks and names of networks; empty: no one's. */
  readonly trustProxy: readonly string[]
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** Null: no metrics are served. */
  readonly metricsPort: number | null
  /** Whether traces are recorded and sent to a collector. */
  readonly recordsTraces: boolean
  /** How long a server that is to stop goes on serving, so that balancers notice that it is not ready any more. */
  readonly drainMs: number
  /** How long a connection may rest between two requests. */
  readonly keepAliveMs: number
  readonly databaseConnections: number
  /** Null: mail stays in the demo mailbox. */
  readonly smtp: SmtpSettings | null
  readonly mailFrom: string
  /** The secrets that the mail service's events may be signed with; empty: none are taken. */
  readonly mailSecrets: readonly string[]
  readonly files: FilesSettings
  /** Where clamd listens; null: a stand-in is started, in demo mode alone. */
  readonly scanner: ClamdAddress | null
  /** Null: the stand-in. */
  readonly market: GatewaySettings | TexasSetSettings | null
  /** The secrets that the market's callbacks may be signed with; empty: the market is only polled. */
  readonly marketSecrets: readonly string[]
  /** Null: the stand-in, in demo mode alone. */
  readonly identityCheck: GatewaySettings | 'off' | null
  /** Those that its callbacks may be signed with. */
  readonly identityCheckSecrets: readonly string[]
  /** Whose identity is verified before service: of whom the credit check cannot confirm, or of everybody. */
  readonly identityRule: 'unconfirmed' | 'always'
  /** How many messages of campaigns are queued a minute. */
  readonly campaignLimits: { readonly perMinute: number }
  /** How many hours the mailed link to a new password works. */
  readonly passwordLinkHours: number
  /** Null: the stand-in. */
  readonly credit: GatewaySettings | null
  /** Null: nothing is imported, or by the stand-in in demo mode. */
  readonly billing: GatewaySettings | null
  readonly jobsPaused: boolean
  /** Whether the process answers requests, does the background work, or both. */
  readonly role: 'all' | 'web' | 'worker'
  readonly payments: PaymentsSettings
  readonly texts: TextsSettings
  /** What deposits earn in each year. */
  readonly depositRates: DepositRates
  /** How staff sign in by their company; null where they only do by password. */
  readonly company: CompanySettings | null
  /** Keys of 32 bytes that the installation's secrets are sealed under: the first seals, all open; none: no sealing. */
  readonly sealingKeys: readonly Buffer[]
}

/** Where files lie. */
export type FilesSettings =
  | { readonly kind: 'disk' }
  | {
      readonly kind: 's3'
      readonly bucket: string
      readonly region: string
      /** Null: AWS. */
      readonly endpoint: string | null
    }

/** The company's provider, and what its word counts for. */
export interface CompanySettings {
  readonly provider: CompanyProvider
  readonly policy: CompanyPolicy
  /** Whether staff may not sign in by password, but for those of `breakGlass`. */
  readonly isOnly: boolean
  /** Whether the company's directory sends its people here (docs/adr/0118). */
  readonly isProvisioned: boolean
  /** What it proves itself by; any of them. */
  readonly directoryTokens: readonly string[]
  /** Usernames in lower case. */
  readonly breakGlass: readonly string[]
}

/** What sends texts. */
export interface TextsSettings {
  /** Null: the stand-in. */
  readonly service: {
    readonly baseUrl: string
    readonly accountId: string
    /** The first is what we sign in with. */
    readonly authTokens: readonly string[]
  } | null
  /** The number of each brand, `+17135550100`. */
  readonly from: Readonly<Record<BrandKey, string>>
}

/** What takes payments; the stand-in in demo mode alone. */
export type PaymentsSettings =
  | { readonly kind: 'off' }
  | {
      readonly kind: 'stand-in'
      /** 0: a free one. */
      readonly port: number
    }
  | {
      readonly kind: 'stripe'
      readonly apiKey: string
      readonly webhookSecrets: readonly string[]
      readonly baseUrl: string
      readonly pageOrigin: string
    }

/** A market that files are exchanged with. */
export interface TexasSetSettings {
  /** Absolute path. */
  readonly folder: string
  /** Our D-U-N-S number and name. */
  readonly duns: string
  readonly name: string
  readonly ercot: string
  /** `T` for a test. */
  readonly usage: 'P' | 'T'
}

/** A service outside that speaks JSON. */
export interface GatewaySettings {
  readonly baseUrl: string
  readonly bearerToken: string
}

/** The mail server. */
export interface SmtpSettings {
  readonly host: string
  readonly port: number
  readonly auth: { readonly user: string; readonly password: string } | null
}
