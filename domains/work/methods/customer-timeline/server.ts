import { fail } from '@porchlight/errors'
import { toRecordId } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { read } from '@porchlight/server-methods/records/read'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { contactObject } from '../../../customers/objects/contact/object'
import { signedInStaff } from '../../../customers/operations/person/signed-in'
import { readTimeline } from '../../operations/timeline/read-timeline'
import { parsePosition, type TimelinePosition } from '../../operations/timeline/timeline-position'
import { customerTimelineContract } from './contract'

const handle = handleCall(customerTimelineContract, async ({ body }, context: MethodContext) => {
  const viewer = signedInStaff(context)
  const { engine } = context
  const contactId = toRecordId(body.contactId)
  if (contactId === null) throw fail('invalidRecordId', { parameter: 'contactId', value: body.contactId })
  const position = parseBefore(body.before)
  // Whether the viewer serves this customer is decided before anything of theirs is read.
  if ((await read(engine, viewer, contactObject, contactId, ['Customer_Brand__c'])) === null) {
    throw fail('notFound')
  }
  const { events, older } = await readTimeline(engine, viewer, contactId, position)
  return { body: { events: [...events], older } }
})

function parseBefore(before: string | undefined): TimelinePosition | null {
  if (before === undefined) return null
  const position = parsePosition(before)
  if (position === null) throw fail('invalidPageToken', { value: before })
  return position
}

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
