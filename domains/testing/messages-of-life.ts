import { listMessages } from '@porchlight/providers/mail'
import type { MethodBench } from './method-bench'
import { readableFeed } from './readable-feed'
import { takeQueued } from './take-queued'

/** Returns the customer's notifications since the last call, each message once: its subject and its amounts. */
export interface MessagesOfLife {
  readonly mails: () => Promise<readonly string[]>
  readonly texts: () => Promise<readonly string[]>
}

/** The jobs that mail a customer about money. The bill's job plans a debit, which has a mail of its own. */
const mailJobs = [
  'send-bill-ready',
  'send-payment-receipt',
  'send-payment-returned',
  'send-payment-regained',
  'send-payment-refunded',
  'send-debit-notice',
  'send-debit-failed',
  'send-debit-regained',
  'send-autopay-changed',
  'send-deposit-applied',
  'send-deposit-refunded',
]

let phones = 0

/** Checks for events to alert customers of; on the first call, alerts start from then on. */
export async function watchForAlerts(bench: MethodBench): Promise<void> {
  await readableFeed(bench.world.context.pool)
  bench.waiting.push({ jobName: 'watch-changes-for-alerts', payload: { scheduledFor: 'now' } })
  await bench.runJobs({ attempts: 2 })
}

/** Subscribes an account's customer to alerts about bills and payments, and reads what they are mailed and texted. */
export async function openMessagesOfLife(
  bench: MethodBench,
  { accountId, email }: { readonly accountId: string; readonly email: string | null },
): Promise<MessagesOfLife> {
  const { pool, engine, now } = bench.world.context
  phones += 1
  const digits = String(phones).padStart(5, '0')
  const number = `+17137${digits}0`
  for (const kind of ['Bill_Ready', 'Payment']) {
    await engine.createRecord(bench.systemViewer, 'Alert_Subscription__c', {
      fields: {
        Account__c: accountId,
        Alert_Type__c: kind,
        Channel__c: 'Text',
        Mobile_Phone__c: number,
        Status__c: 'Active',
        Verified_At__c: now().toISOString(),
      },
    })
  }
  let textsRead = 0
  return {
    mails: async () => {
      const mails = new Map<string, string>()
      while ((await takeQueued(bench, mailJobs)) > 0) {
        for (const mail of await bench.runJobs({ attempts: 2 })) {
          if (mail.to === email) mails.set(mail.idempotencyKey, withAmounts(mail.subject, mail.text))
        }
      }
      return [...mails.values()].toSorted()
    },
    texts: async () => {
      await watchForAlerts(bench)
      await takeQueued(bench, 'send-text-alert')
      await bench.runJobs({ attempts: 2 })
      const all = (await listMessages(pool, 10_000, number)).map(({ text }) => text)
      const texts = all.slice(0, all.length - textsRead)
      textsRead = all.length
      return texts.map(sentenceOf).toSorted()
    },
  }
}

/** Returns a text up to its link, without the date in it. */
function sentenceOf(text: string): string {
  return text.replace(/ https:.*/, '').replace(/ due \w+ \d+, \d{4}\./, ' due.')
}

/** Returns a subject with the amounts that follow it. */
function withAmounts(subject: string, text: string): string {
  return [subject, ...(text.match(/\$[\d,]+\.\d\d/g) ?? [])].join(' ')
}
