import { join } from 'node:path'
import { bringPaperBack, jobs, type PortalJobServices, schedules } from '@porchlight/domains/jobs'
import { type JobLog, type JobRunnerOptions, startJobRunner } from '@porchlight/jobs'
import { createHttpBilling, createStandInBilling } from '@porchlight/providers/billing'
import { createHttpCredit, createStandInCredit } from '@porchlight/providers/credit'
import { watchProvider } from '@porchlight/providers/health'
import { createSmtpMail } from '@porchlight/providers/mail'
import type { DemoMailbox } from '@porchlight/providers/mail/demo-mailbox'
import { createHttpMarket, createStandInMarket } from '@porchlight/providers/market'
import { createClamdScanning, type LocalScanner, startLocalScanner } from '@porchlight/providers/scanning'
import { createTexasSetMarket, exchangeFiles } from '@porchlight/providers/texas-set'
import type pg from 'pg'
import { texasSetOptionsOf } from '../market/texas-set-options-of'
import { mailSenderOf } from '../settings/brand-settings'
import type { Settings } from '../settings/settings'
import { type UpkeepServices, upkeepJobs, upkeepSchedules } from '../upkeep/upkeep-jobs'
import { loadDemo } from './load-demo'
import { type ServerContext, servicesOf } from './server-context'

/** The name of the fact that a restore sets and `npm run resume-jobs` clears: while it exists, no job runs. */
export const jobsPausedFact = 'jobs-paused'

/** What runs in this process in addition to requests. */
export interface BackgroundWork {
  /** The stand-in for a mail server; null when the settings name a real one. */
  readonly mailbox: DemoMailbox | null
  /** The stand-in for the scanner; null when the settings name a real one. */
  readonly scanner: LocalScanner | null
  /** Why no job runs: by a setting, after a restore, or because other processes run them; null when jobs run. */
  readonly paused: 'setting' | 'restored' | 'role' | null
  /** Resolves when no job is pending or running. */
  idle(): Promise<void>
  close(): Promise<void>
}

/** Starts the job runner, at its own pace or another, and in demo mode the mailbox that receives mail. */
export async function startBackgroundWork(
  context: ServerContext,
  connectionString: string,
  log: JobLog,
  pace: Pick<JobRunnerOptions<unknown>, 'pollIntervalMs' | 'upkeepIntervalMs'> = {},
): Promise<BackgroundWork> {
  const { settings, pool } = context
  const mailbox =
    settings.smtp === null ? await (await loadDemo()).startDemoMailbox({ pool, now: context.now }) : null
  const scanner = settings.scanner === null ? await startLocalScanner() : null
  const services = jobServicesOf(context, { mailbox, scanner }, log)
  const paused = await whyPaused(settings, pool)
  const runner = await startJobRunner({
    connectionString,
    jobs: [...jobs, ...upkeepJobs],
    schedules: [...upkeepSchedules, ...schedules],
    services,
    log,
    now: context.now,
    paused: paused !== null,
    reached: context.reached,
    ...pace,
  })
  return {
    mailbox,
    scanner,
    paused,
    idle: () => runner.idle(),
    close: async () => {
      await runner.stop()
      await mailbox?.close()
      await scanner?.close()
    },
  }
}

/**
 * Returns the services that jobs need from this process; stand-ins are those that were started, null when the settings
 * name real ones.
 */
export function jobServicesOf(
  context: ServerContext,
  { mailbox, scanner }: Pick<BackgroundWork, 'mailbox' | 'scanner'>,
  log: JobLog,
): PortalJobServices & UpkeepServices {
  const { settings, pool } = context
  const smtp = settings.smtp ?? { host: mailbox?.host ?? '', port: mailbox?.port ?? 0, auth: null }
  return {
    ...servicesOf(context, (event, facts) => log('error', event, facts)),
    pool,
    now: context.now,
    mail: watchProvider(
      createSmtpMail({
        now: context.now,
        host: smtp.host,
        port: smtp.port,
        secure: smtp.port === 465,
        ...(smtp.auth === null ? {} : { auth: smtp.auth }),
        reached: context.reached,
      }),
      'mail',
      ['send'],
      context,
    ),
    addressRefused: (address) => bringPaperBack(context, address, context.now()),
    mailSender: (brand) => mailSenderOf(brand, settings),
    texts: context.texts,
    files: context.files,
    bookImport: {
      createEngine: context.createImportEngine,
      pool: context.direct,
      folder: join(settings.dataDir, 'imports'),
    },
    resumableUploads: context.resumableUploads,
    scanning: watchProvider(
      createClamdScanning(settings.scanner ?? { host: scanner?.host ?? '', port: scanner?.port ?? 0 }),
      'scanning',
      ['scan'],
      context,
    ),
    market: watchProvider<PortalJobServices['market']>(
      marketOf(context),
      'market',
      ['submit', 'redate', 'cancel', 'events'],
      context,
    ),
    exchangeMarketFiles: marketExchangeOf(context),
    billing: billingOf(context),
    identityRule: {
      when: settings.identityRule,
      by: settings.identityCheck === 'off' ? 'document' : 'check',
    },
    campaignLimits: settings.campaignLimits,
    passwordLinkHours: settings.passwordLinkHours,
    credit: watchProvider<PortalJobServices['credit']>(
      settings.credit === null ? createStandInCredit(context) : createHttpCredit(settings.credit),
      'credit',
      ['check'],
      context,
    ),
  }
}

function marketOf(context: ServerContext): PortalJobServices['market'] {
  const { market } = context.settings
  const texasSet = texasSetOptionsOf(context)
  if (texasSet !== null) return createTexasSetMarket(texasSet)
  return market === null || 'folder' in market ? createStandInMarket(context) : createHttpMarket(market)
}

/**
 * Returns the exchange of market files; null when the market is reached otherwise. An unusable folder counts as an
 * unreachable market.
 */
function marketExchangeOf(context: ServerContext): UpkeepServices['exchangeMarketFiles'] {
  const texasSet = texasSetOptionsOf(context)
  if (texasSet === null) return null
  const port = { exchange: () => exchangeFiles(texasSet) }
  return watchProvider(port, 'market', ['exchange'], context).exchange
}

/** Returns the billing source; outside demo mode nothing is imported unless the settings name one. */
function billingOf(context: ServerContext): PortalJobServices['billing'] {
  const { settings, pool } = context
  if (settings.billing === null && !settings.demo) return null
  return watchProvider<NonNullable<PortalJobServices['billing']>>(
    settings.billing === null ? createStandInBilling({ pool }) : createHttpBilling(settings.billing),
    'billing',
    ['changesSince', 'deliver'],
    context,
  )
}

async function whyPaused(settings: Settings, pool: pg.Pool): Promise<BackgroundWork['paused']> {
  if (settings.jobsPaused) return 'setting'
  if (await isPausedByRestore(pool)) return 'restored'
  return settings.role === 'web' ? 'role' : null
}

async function isPausedByRestore(pool: pg.Pool): Promise<boolean> {
  const found = await pool.query('select 1 from installation.fact where name = $1', [jobsPausedFact])
  return found.rowCount !== 0
}
