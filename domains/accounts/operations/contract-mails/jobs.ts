import { defineJob, defineWalk, enqueueJob, type JobSchedule } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { keysAfter } from '@porchlight/server-methods/records/keys-after'
import { read } from '@porchlight/server-methods/records/read'
import { update } from '@porchlight/server-methods/records/write'
import { contractTermOf } from '../../../customers/objects/account/contract-mails'
import { accountObject } from '../../../customers/objects/account/object'
import { mailCustomer } from '../../../customers/operations/mail/mail-customer'
import { addDays, localDay } from '../../../customers/rules/calendar-day'
import { contractMailDays } from '../../../customers/rules/contract-notices'
import { findOpenPlanChange } from '../../../enrollment/operations/plan-change/open-plan-change'
import { contractEnded } from '../../mails/contract-ended/mail'
import { contractEnding } from '../../mails/contract-ending/mail'

/** An end that was so many days ago is no longer announced. */
const endIsMailedWithin = 14

/**
 * Has everyone written to whose notice of the contract's end is due, or whose contract has ended, each once. Of several
 * that were missed, the last one is sent.
 */
export const mailContracts = defineWalk<PortalJobServices>({
  name: 'mail-contracts',
  rowsAfter: ({ services: { engine, systemViewer }, now }, after, limit) => {
    const today = localDay(now())
    const where = [uncounted(today), { Next_Contract_Mail__c: { lte: today } }]
    return keysAfter(engine, systemViewer, accountObject, { where, after, limit })
  },
  work: ({ services, now }, accountId) => mailContract(services, accountId, localDay(now())),
})

/** Writes to the customer of an account about the contract that ends, or ended, on `end`. */
export const sendContractMail = defineJob<
  { readonly accountId: string; readonly end: string; readonly hasEnded: boolean },
  PortalJobServices
>({
  name: 'send-contract-mail',
  run: async ({ accountId, end, hasEnded }, { services, jobId }) => {
    const { engine, systemViewer } = services
    const fields = ['Contract_End_Date__c', 'Free_To_Leave_From__c'] as const
    const account = await read(engine, systemViewer, accountObject, accountId, fields)
    // A contract that was renewed since then does not end on that day.
    if (account === null || account.Contract_End_Date__c !== end) return
    // Nor does the price of a customer who has chosen the next plan already change without them.
    if ((await findOpenPlanChange(engine, systemViewer, accountId)) !== null) return
    const about = { accountId, path: `/accounts/${accountId}` }
    const freeFrom = account.Free_To_Leave_From__c ?? end
    await (hasEnded
      ? mailCustomer(services, jobId, contractEnded, {
          ...about,
          values: ({ date }) => ({ date: date(end) }),
        })
      : mailCustomer(services, jobId, contractEnding, {
          ...about,
          values: ({ date }) => ({ date: date(end), freeFrom: date(freeFrom) }),
        }))
  },
})

/** In the morning in Texas. */
export const contractSchedules: readonly JobSchedule[] = [
  { name: 'daily-mail-contracts', cron: '30 14 * * *', jobName: mailContracts.name },
]

/** Contracts that were stored before their mails were counted. */
function uncounted(today: string) {
  return {
    Contract_End_Date__c: { gte: today },
    Contract_Mails_Sent__c: null,
    Status__c: 'Active',
  } as const
}

/** Counts a mail that is due as sent, and has it sent, in one transaction; contracts from before that count begin with it. */
async function mailContract(services: PortalJobServices, accountId: string, today: string): Promise<void> {
  const { systemViewer } = services
  await services.engine.inOneTransaction(async (engine, connection) => {
    const fields = [
      'Contract_Start_Date__c',
      'Contract_End_Date__c',
      'Service_State__c',
      'Commodity__c',
      'Next_Contract_Mail__c',
      'Contract_Mails_Sent__c',
    ] as const
    const stored = await read(engine, systemViewer, accountObject, accountId, fields)
    const isUncounted = stored !== null && stored.Contract_Mails_Sent__c === null
    if (isUncounted) {
      await update(engine, systemViewer, accountObject, accountId, { Contract_Mails_Sent__c: 0 })
    }
    const account = isUncounted ? await read(engine, systemViewer, accountObject, accountId, fields) : stored
    const next = account?.Next_Contract_Mail__c ?? null
    if (account === null || next === null || next > today) return
    const term = contractTermOf(account)
    const { end } = term
    if (end === null) return
    const sent = contractMailDays(term).filter((day) => day <= today).length
    const hasEnded = end < today
    if (today <= addDays(end, endIsMailedWithin)) {
      const payload = { accountId, end, hasEnded }
      await enqueueJob(connection, sendContractMail.name, payload, { key: `${accountId} ${end} ${sent}` })
    }
    await update(engine, systemViewer, accountObject, accountId, {
      Contract_Mails_For__c: end,
      Contract_Mails_Sent__c: sent,
    })
  })
}
