import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { type MailWatch, movesStatus, watchMails } from '../../customers/operations/changes/mail-watch'
import { mailCustomer } from '../../customers/operations/mail/mail-customer'
import { fieldText } from '../../customers/operations/person/field-text'
import { noticeOccupantRefused } from '../mails/notice-occupant-refused/mail'
import { noticePaymentRefused } from '../mails/notice-payment-refused/mail'
import { noticeSettled } from '../mails/notice-settled/mail'
import { noticeObject } from '../objects/notice/object'
import { noticeTypeValues } from '../objects/notice/values'

/** Mails the customer that a debt or a switch-hold is settled, or why their proof did not settle it and what does. */
export const sendNoticeDecision = defineJob<{ readonly noticeId: string }, PortalJobServices>({
  name: 'send-notice-decision',
  run: async ({ noticeId }, { services, jobId }) => {
    const notice = await services.engine.readRecord(services.systemViewer, noticeId, {
      fields: ['Status__c', 'Notice_Type__c', 'Resolution_Path__c', 'Account__c'],
      optionalFields: [],
    })
    if (notice === null) return
    const text = (field: string) => fieldText(notice, field) ?? ''
    const isOccupant = text('Resolution_Path__c') === 'New_Occupant'
    const mail = {
      Resolved: noticeSettled,
      Rejected: isOccupant ? noticeOccupantRefused : noticePaymentRefused,
    }[text('Status__c')]
    if (mail === undefined) return
    const type = noticeTypeValues.find(({ value }) => value === text('Notice_Type__c'))
    await mailCustomer(services, jobId, mail, {
      accountId: text('Account__c'),
      path: '/enrollment-status',
      values: ({ language }) => ({ notice: type?.label[language] ?? '' }),
    })
  },
})

/** Notices that are settled or whose proof is not accepted, by staff, the market or an import. */
export const noticeMailWatches: readonly MailWatch[] = [
  watchMails(noticeObject, {
    isMeant: movesStatus,
    fields: ['Status__c'],
    toMail: ({ Status__c, id: noticeId }) => {
      const isDecided = Status__c === 'Resolved' || Status__c === 'Rejected'
      return isDecided ? { jobName: sendNoticeDecision.name, payload: { noticeId }, subject: noticeId } : null
    },
  }),
]
