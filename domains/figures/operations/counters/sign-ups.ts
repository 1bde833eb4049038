import { list } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import { localDay } from '../../../customers/rules/calendar-day'
import { leadObject } from '../../../enrollment/objects/lead/object'
import { enrollmentName } from '../../facts/enrollment-stages'
import { signUpDaysBack } from '../../facts/figure-days'
import { type Counter, languageOf, nextOf } from './counter'
import { momentsOf } from './moments-of-days'

/** Sign-ups that have not become an order, by the step that they reached. */
export const signUpCounter: Counter = {
  name: 'signUps',
  daysBack: signUpDaysBack,
  objectApiName: leadObject.apiName,
  dayOf: async ({ engine, systemViewer }, recordId) => {
    const signUp = await read(engine, systemViewer, leadObject, recordId, ['CreatedDate'])
    return signUp === null ? null : localDay(new Date(signUp.CreatedDate))
  },
  take: async ({ engine, systemViewer }, { firstDay, lastDay, after, limit }) => {
    const signUps = await list(engine, systemViewer, leadObject, {
      fields: ['CreatedDate', 'Status', 'Step__c', 'Lead_Brand__c', 'Preferred_Language__c'],
      where: {
        CreatedDate: momentsOf({ firstDay, lastDay }),
        Status: ['New', 'Contacted', 'Unqualified'],
        Order__c: null,
        ...(after === '' ? {} : { Id: { gt: after } }),
      },
      orderedBy: ['Id'],
      limit,
    })
    return {
      next: nextOf(signUps, limit),
      records: signUps.map((signUp) => ({
        id: signUp.id,
        day: localDay(new Date(signUp.CreatedDate)),
        brand: signUp.Lead_Brand__c,
        language: languageOf(signUp.Preferred_Language__c),
        names: [
          enrollmentName(
            signUp.Step__c === 'Sign_Up' ? 'signUp' : 'review',
            signUp.Status === 'Unqualified' ? 'cancelled' : 'underWay',
          ),
        ],
      })),
    }
  },
}
