import { isBrandKey } from '@porchlight/brands'
import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { list } from '@porchlight/server-methods/records/list'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { isWarning } from '../../facts/announcement-warnings'
import { announcementObject } from '../../objects/announcement/object'
import { listAnnouncementsContract } from './contract'

/** More than a page can show together. */
const mostShown = 5

/**
 * Published announcements are for everyone, so they are read as the system; drafts and expired ones are not included.
 */
const handle = handleCall(listAnnouncementsContract, async ({ query }, context: MethodContext) => {
  const { brandName } = query
  if (!isBrandKey(brandName)) throw fail('notFound')
  const now = context.now().toISOString()
  const published = await list(context.engine, context.systemViewer, announcementObject, {
    fields: ['Name', 'Headline_ES__c', 'Text__c', 'Text_ES__c', 'Kind__c'],
    where: {
      Brand__c: brandName,
      Status__c: 'Published',
      Starts_At__c: { lte: now },
      Ends_At__c: { gt: now },
    },
    orderedBy: ['-Starts_At__c'],
    limit: mostShown,
  })
  const announcements = published.map((record) => ({
    id: record.id,
    isWarning: isWarning(record.Kind__c),
    headline: { en: record.Name, es: record.Headline_ES__c },
    text: { en: record.Text__c, es: record.Text_ES__c },
  }))
  const warningsFirst = announcements.toSorted(
    (one, other) => Number(other.isWarning) - Number(one.isWarning),
  )
  return { body: { announcements: warningsFirst } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
