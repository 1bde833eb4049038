import { conversationsOf } from '../world/conversations'
import { demoId } from '../world/demo-id'
import type { DemoRecord } from '../world/demo-world'
import { momentOf } from '../world/moment'
import type { DemoPeople } from '../world/people'
import { demoCaseId } from './case'
import { demoUserId } from './user'

/** Returns the advisor's answer to every case that has one, and the customer's reply. */
export function demoCaseComments(people: DemoPeople): readonly DemoRecord[] {
  const { seed } = people
  return conversationsOf(people).flatMap(({ key, household, text, status, replyDate }) => {
    if (replyDate === null) return []
    const comment = (author: 'Advisor' | 'Customer', body: string, hour: number, by: string): DemoRecord => ({
      objectApiName: 'CaseComment',
      id: demoId(seed, '00a', `${key} ${author}`),
      fields: {
        ParentId: demoCaseId(seed, key),
        CommentBody: body,
        Author__c: author,
        IsPublished: true,
        CreatedDate: momentOf(replyDate, hour),
        CreatedById: by,
      },
    })
    const { person, brand } = household
    const reply = comment('Advisor', text.reply, 17, demoUserId(seed, `advisor-${brand}`))
    if (status === 'Waiting on Customer' || person.hasLogin === false) return [reply]
    return [reply, comment('Customer', text.thanks, 21, demoUserId(seed, person.key))]
  })
}
