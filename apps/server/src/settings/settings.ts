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
  /** Null for the private PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null
  /** PostgreSQL's own address, when `databaseUrl` is a pooler's; null without a pooler. */
  readonly databaseDirectUrl: string | null
  /** Addresses of standbys that reads may be sent to, or of their poolers when `databaseUrl` is one; empty for none. */
  readonly databaseReplicaUrls: readonly string[]
  /** Maximum number of concurrent requests; further ones are rejected. */
  readonly maxRequests: number
  readonly demo: boolean
  /** Each brand's public address, without a path; links in mail begin with it. */
  readonly brandAddresses: Readonly<Record<BrandKey, string>>
  /** The hosts of those addresses, with the brand that each is served as. */
  readonly brandHosts: BrandHosts
  /** Whether browsers reach us over https, so that cookies are `__Host-` and HSTS is sent. */
  readonly secure: boolean
  /**
   * Lower-case host names without port that are answered, in demo mode in addition to this machine's own; null for
   * every well-formed one, for a demo that is public anyway.
   */
  readonly allowedHosts: readonly string[] | null
  /** Origins of other sites whose pages may call the data service, in lower case. */
  readonly corsOrigins: readonly string[]
  /** Whose X-Forwarded-For is trusted: addresses, networks and network names; empty for no one's. */
  readonly trustProxy: readonly string[]
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** Null when no metrics are served. */
  readonly metricsPort: number | null
  /** Whether traces are recorded and sent to a collector. */
  readonly recordsTraces: boolean
  /** How long a stopping server continues to serve, so that load balancers notice that it is no longer ready. */
  readonly drainMs: number
  /** How long a connection may be idle between two requests. */
  readonly keepAliveMs: number
  readonly databaseConnections: number
  /** Null when mail stays in the demo mailbox. */
  readonly smtp: SmtpSettings | null
  readonly mailFrom: string
  /** The secrets that the mail service's events may be signed with; empty when none are accepted. */
  readonly mailSecrets: readonly string[]
  readonly files: FilesSettings
  /** Where clamd listens; null for the stand-in, in demo mode only. */
  readonly scanner: ClamdAddress | null
  /** Null for the stand-in. */
  readonly market: GatewaySettings | TexasSetSettings | null
  /** The secrets that the market's callbacks may be signed with; empty when the market is only polled. */
  readonly marketSecrets: readonly string[]
  /** Null for the stand-in, in demo mode only. */
  readonly identityCheck: GatewaySettings | 'off' | null
  /** The secrets that its callbacks may be signed with. */
  readonly identityCheckSecrets: readonly string[]
  /** Whose identity is verified before service: those whom the credit check cannot confirm, or everyone. */
  readonly identityRule: 'unconfirmed' | 'always'
  /** Maximum number of campaign messages queued per minute. */
  readonly campaignLimits: { readonly perMinute: number }
  /** How many hours the mailed password link is valid. */
  readonly passwordLinkHours: number
  /** Null for the stand-in. */
  readonly credit: GatewaySettings | null
  /** Null when nothing is imported, or by the stand-in in demo mode. */
  readonly billing: GatewaySettings | null
  readonly jobsPaused: boolean
  /** Whether the process answers requests, runs background work, or both. */
  readonly role: 'all' | 'web' | 'worker'
  readonly payments: PaymentsSettings
  readonly texts: TextsSettings
  /** The interest that deposits earn in each year. */
  readonly depositRates: DepositRates
  /** Company sign-in of staff; null when they sign in only by password. */
  readonly company: CompanySettings | null
  /**
   * Keys of 32 bytes that the installation's secrets are sealed under: the first seals, all open; empty for no sealing.
   */
  readonly sealingKeys: readonly Buffer[]
}

/** Where files are stored. */
export type FilesSettings =
  | { readonly kind: 'disk' }
  | {
      readonly kind: 's3'
      readonly bucket: string
      readonly region: string
      /** Null for AWS. */
      readonly endpoint: string | null
    }

/** The company's identity provider, and what its assertions are accepted for. */
export interface CompanySettings {
  readonly provider: CompanyProvider
  readonly policy: CompanyPolicy
  /** Whether staff may not sign in by password, except those in `breakGlass`. */
  readonly isOnly: boolean
  /** Whether the company's directory provisions its people here (docs/adr/0118). */
  readonly isProvisioned: boolean
  /** The tokens that the directory authenticates with; any one is accepted. */
  readonly directoryTokens: readonly string[]
  /** Usernames in lower case. */
  readonly breakGlass: readonly string[]
}

/** The text service and sender numbers. */
export interface TextsSettings {
  /** Null for the stand-in. */
  readonly service: {
    readonly baseUrl: string
    readonly accountId: string
    /** The first one is used to authenticate. */
    readonly authTokens: readonly string[]
  } | null
  /** The number of each brand, `+17135550100`. */
  readonly from: Readonly<Record<BrandKey, string>>
}

/** The payment processor; the stand-in in demo mode only. */
export type PaymentsSettings =
  | { readonly kind: 'off' }
  | {
      readonly kind: 'stand-in'
      /** 0 for a free one. */
      readonly port: number
    }
  | {
      readonly kind: 'stripe'
      readonly apiKey: string
      readonly webhookSecrets: readonly string[]
      readonly baseUrl: string
      readonly pageOrigin: string
    }

/** A market that exchanges files. */
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

/** An external service that speaks JSON. */
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
