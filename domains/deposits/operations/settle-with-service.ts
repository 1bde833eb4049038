import { defineWalk, type JobSchedule, onceOnly } from '@porchlight/jobs'
import type { RecordEngine } from '@porchlight/record-engine'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { keysAfter } from '@porchlight/server-methods/records/keys-after'
import { update } from '@porchlight/server-methods/records/write'
import { localDay } from '../../customers/rules/calendar-day'
import { closingOf } from '../../messages/objects/case/closing'
import { caseObject } from '../../messages/objects/case/object'
import { openCase } from '../../messages/operations/open-case'
import { owedAfterFinalBill } from '../../payments/operations/final-bill'
import { lockDeposit } from '../../payments/operations/lock-payable'
import { depositObject } from '../objects/deposit/object'
import { openDepositCase, subjectOf } from './deposit-cases'
import { readDeposit, type StoredDeposit } from './read-deposit'

const setOffText = {
  en: {
    subject: 'Your deposit counts towards your final bill',
    resolution: 'Your final bill is paid, so the whole deposit goes back to the card that paid it.',
    description:
      'We credit deposit {number}, with its interest, against your final bill. The rest goes back to you. We confirm both amounts here.',
  },
  es: {
    subject: 'Su depósito se aplica a su factura final',
    resolution: 'Su factura final está pagada; el depósito completo vuelve a la tarjeta con la que lo pagó.',
    description:
      'Acreditaremos el depósito {number}, con sus intereses, a su factura final. El resto se le devolverá. Confirmaremos ambos montos aquí.',
  },
} as const

/**
 * Deposits of accounts whose service has ended, once the final bill has come. Where nothing is owed, the deposit is
 * refunded. Where something is, an advisor sets the deposit off against it, with a case that has a day: the card that paid
 * takes back a whole payment and no part of it.
 */
export const settleDepositsWithService = defineWalk<PortalJobServices>({
  name: 'settle-deposits-with-service',
  rowsAfter: ({ services: { engine, systemViewer } }, after, limit) =>
    keysAfter(engine, systemViewer, depositObject, {
      where: { Status__c: 'Paid', 'Account__r.Status__c': 'Closed' },
      after,
      limit,
    }),
  work: ({ services, now }, depositId) => settle(services, depositId, now()),
})

/** In the morning in Texas, before the walk that refunds what is to go back. */
export const depositEndSchedules: readonly JobSchedule[] = [
  { name: 'daily-settle-deposits', cron: '30 14 * * *', jobName: settleDepositsWithService.name },
]

async function settle(services: PortalJobServices, depositId: string, now: Date): Promise<void> {
  const { systemViewer } = services
  const today = localDay(now)
  await services.engine.inOneTransaction(async (engine, connection) => {
    await lockDeposit(connection, depositId)
    const deposit = await readDeposit(engine, systemViewer, depositId)
    if (deposit === null || deposit.Status__c !== 'Paid') return
    const owedCents = await owedAfterFinalBill(engine, systemViewer, deposit.Account__c, today)
    if (owedCents === null) return
    if (owedCents <= 0) {
      await update(engine, systemViewer, depositObject, depositId, {
        Status__c: 'Refunding',
        Refund_Due_Date__c: today,
      })
      return closeSetOff(services, engine, deposit, now)
    }
    await onceOnly(connection, `set off ${depositId}`, async () => {
      await openCase({ systemViewer }, engine, subjectOf(deposit), setOffText, { Priority: 'High' })
    })
  })
}

/** There is nothing to set off any more: the case about it ends, and tells the customer where the deposit goes. */
async function closeSetOff(
  { systemViewer }: Pick<PortalJobServices, 'systemViewer'>,
  engine: RecordEngine,
  deposit: StoredDeposit,
  now: Date,
): Promise<void> {
  const texts = Object.values(setOffText)
  const subjects = texts.map(({ subject }) => subject)
  const open = await openDepositCase({ systemViewer }, engine, deposit, subjects)
  const text = texts.find(({ subject }) => subject === open?.subject)
  if (open === null || text === undefined) return
  const { caseId } = open
  await update(engine, systemViewer, caseObject, caseId, closingOf({}, text.resolution, now))
}
