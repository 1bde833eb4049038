import { defineJob } from '@porchlight/jobs'
import { labelOf } from '@porchlight/metadata'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { read } from '@porchlight/server-methods/records/read'
import { type MailWatch, movesStatus, watchMails } from '../../customers/operations/changes/mail-watch'
import { mailCustomer } from '../../customers/operations/mail/mail-customer'
import { noticeOccupantRefused } from '../mails/notice-occupant-refused/mail'
import { noticePaymentRefused } from '../mails/notice-payment-refused/mail'
import { noticeSettled } from '../mails/notice-settled/mail'
import { noticeObject } from '../objects/notice/object'
import { noticeTypeValues } from '../objects/notice/values'

/** Mails the customer that a debt or a switch-hold is settled, or why their proof did not settle it and what does. */
export const sendNoticeDecision = defineJob<{ readonly noticeId: string }, PortalJobServices>({
  name: 'send-notice-decision',
  run: async ({ noticeId }, { services, jobId }) => {
    const notice = await read(services.engine, services.systemViewer, noticeObject, noticeId, [
      'Status__c',
      'Notice_Type__c',
      'Resolution_Path__c',
      'Account__c',
    ])
    if (notice === null) return
    const isOccupant = notice.Resolution_Path__c === 'New_Occupant'
    const mail =
      notice.Status__c === 'Resolved'
        ? noticeSettled
        : notice.Status__c === 'Rejected'
          ? isOccupant
            ? noticeOccupantRefused
            : noticePaymentRefused
          : null
    if (mail === null) return
    await mailCustomer(services, jobId, mail, {
      accountId: notice.Account__c,
      path: '/enrollment-status',
      values: ({ language }) => ({ notice: labelOf(noticeTypeValues, notice.Notice_Type__c, language) }),
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
