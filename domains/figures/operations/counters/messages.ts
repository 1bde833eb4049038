import { list } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import { readClosedDays } from '../../../customers/operations/business-days/read-closed-days'
import type { ClosedDays } from '../../../customers/rules/business-days'
import { localDay } from '../../../customers/rules/calendar-day'
import { replyDueAfter } from '../../../customers/rules/reply-clock'
import { caseObject } from '../../../messages/objects/case/object'
import { storedDays } from '../../facts/figure-days'
import { measured } from '../../rules/tally'
import { businessHoursBetween } from '../business-hours'
import { type Counter, languageOf, nextOf } from './counter'
import { momentsOf } from './moments-of-days'

/** Longer replies count as this many business hours. */
const mostHours = 480

/** Messages that customers wrote, and how long each waited for its first reply. */
export const messageCounter: Counter = {
  name: 'messages',
  daysBack: storedDays,
  objectApiName: caseObject.apiName,
  dayOf: async ({ engine, systemViewer }, recordId) => {
    const message = await read(engine, systemViewer, caseObject, recordId, ['CreatedDate'])
    return message === null ? null : localDay(new Date(message.CreatedDate))
  },
  take: async ({ engine, systemViewer }, { after, limit, now, ...range }) => {
    const messages = await list(engine, systemViewer, caseObject, {
      fields: [
        'CreatedDate',
        'Status',
        'First_Reply__c',
        'Contact.Customer_Brand__c',
        'Contact.Preferred_Language__c',
      ],
      where: {
        CreatedDate: momentsOf(range),
        Origin: ['Web', 'Email'],
        ...(after === '' ? {} : { Id: { gt: after } }),
      },
      orderedBy: ['Id'],
      limit,
    })
    const closedOf = await readClosedDays(engine, systemViewer)
    return {
      next: nextOf(messages, limit),
      records: messages.map((message) => ({
        id: message.id,
        day: localDay(new Date(message.CreatedDate)),
        brand: message['Contact.Customer_Brand__c'] ?? '',
        language: languageOf(message['Contact.Preferred_Language__c']),
        names: ['messages', ...namesOf(message, now, closedOf(message['Contact.Customer_Brand__c'] ?? ''))],
      })),
    }
  },
}

function namesOf(
  message: {
    readonly CreatedDate: string
    readonly Status: string
    readonly First_Reply__c: string | null
  },
  now: Date,
  closed: ClosedDays,
): readonly string[] {
  const came = new Date(message.CreatedDate)
  const due = Date.parse(replyDueAfter(came, closed))
  const { First_Reply__c: reply } = message
  if (reply !== null) {
    const hours = measured('hours', businessHoursBetween(came, new Date(reply), closed), mostHours)
    return Date.parse(reply) > due ? [hours, 'late'] : [hours]
  }
  if (message.Status === 'Closed') return []
  return now.getTime() > due ? ['waiting', 'late', 'overdue'] : ['waiting']
}
