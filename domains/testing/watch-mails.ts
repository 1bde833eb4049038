import type { OutgoingMail } from '@porchlight/providers/mail'
import type { MethodBench } from './method-bench'
import { readableFeed } from './readable-feed'
import { takeQueued } from './take-queued'

/** In the order in which they follow from one another. */
const jobNames = [
  'request-documents',
  'send-order-link',
  'send-document-decision',
  'send-notice-decision',
  'send-service-mail',
  'send-order-withdrawn',
  'send-plan-change-outcome',
  'send-service-stop-outcome',
  'send-enrollment-update',
]

/** Checks for changes that customers are notified of by mail, and returns the resulting mails, each message once. */
export async function watchMails(bench: MethodBench): Promise<readonly OutgoingMail[]> {
  await readableFeed(bench.world.context.pool)
  bench.waiting.push({ jobName: 'watch-changes-for-mails', payload: { scheduledFor: 'now' } })
  await bench.runJobs({ attempts: 2 })
  const mails = new Map<string, OutgoingMail>()
  for (const jobName of jobNames) {
    await takeQueued(bench, jobName)
    for (const mail of await bench.runJobs({ attempts: 2 })) mails.set(mail.idempotencyKey, mail)
  }
  return [...mails.values()]
}
