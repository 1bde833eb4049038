import { brandOf } from '@porchlight/brands'
import { type JobLog, startJobRunner } from '@porchlight/jobs'
import { jobs, type PortalJobServices } from '@porchlight/portal-methods/jobs'
import { createSmtpMail, type DemoMailbox, startDemoMailbox } from '@porchlight/providers/mail'
import type { ServerContext } from './server-context'

/** What runs beside the requests of this process. */
export interface BackgroundWork {
  /** The stand-in for a mail server; null when settings name a real one. */
  readonly mailbox: DemoMailbox | null
  /** Resolves when no job is waiting or running. */
  idle(): Promise<void>
  close(): Promise<void>
}

/** Starts the job runner, and in demo mode the mailbox that mail is sent to. */
export async function startBackgroundWork(
  context: ServerContext,
  connectionString: string,
  log: JobLog,
): Promise<BackgroundWork> {
  const { settings, pool } = context
  const mailbox = settings.smtp === null ? await startDemoMailbox({ pool }) : null
  const smtp = settings.smtp ?? { host: mailbox?.host ?? '', port: mailbox?.port ?? 0, auth: null }
  const services: PortalJobServices = {
    engine: context.engine,
    identity: context.identity,
    systemViewer: context.systemViewer,
    mail: createSmtpMail({
      host: smtp.host,
      port: smtp.port,
      secure: smtp.port === 465,
      ...(smtp.auth === null ? {} : { auth: smtp.auth }),
    }),
    mailSender: (brand) => ({ name: brandOf(brand).names.displayName, address: settings.mailFrom }),
    brandAddress: (brand) => settings.brandAddresses[brand],
  }
  const runner = await startJobRunner({
    connectionString,
    jobs,
    services,
    log,
    now: context.now,
    paused: settings.jobsPaused,
  })
  return {
    mailbox,
    idle: () => runner.idle(),
    close: async () => {
      await runner.stop()
      await mailbox?.close()
    },
  }
}
