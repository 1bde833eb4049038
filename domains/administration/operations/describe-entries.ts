import { keyPrefixOf, type Viewer } from '@porchlight/metadata'
import type { AuditedChange, StoredAuditEntry } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { list } from '@porchlight/server-methods/records/list'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import { userObject } from '../../customers/objects/user/object'
import type { auditLogContract } from '../methods/audit-log/contract'

type Entry = AnswerOf<typeof auditLogContract>['entries'][number]
type Value = AuditedChange['before']

/** Entries in words: people by their names, records and fields by their labels. Fields that the viewer may not read are left out. */
export async function describeEntries(
  { engine, metadata }: Pick<MethodContext, 'engine' | 'metadata'>,
  viewer: Viewer,
  entries: readonly StoredAuditEntry[],
): Promise<Entry[]> {
  const values = entries.flatMap(({ changes }) => changes.flatMap(({ before, after }) => [before, after]))
  const mentioned = [...entries.map(({ userId }) => userId), ...values].filter(isUserId)
  const names = await namesOf(engine, viewer, [...new Set(mentioned)])
  const inWords = (value: Value) => (isUserId(value) ? (names.get(value) ?? value) : value)
  return entries.map(({ id, occurredAt, userId, action, recordId, reason, changes, facts }) => {
    const object = recordId === null ? undefined : metadata.objectByKeyPrefix(keyPrefixOf(recordId))
    return {
      id,
      occurredAt,
      userId,
      person: userId === null ? '' : (names.get(userId) ?? ''),
      action,
      recordId,
      object: object?.label[viewer.language] ?? '',
      reason,
      changes: changes.flatMap(({ fieldApiName, before, after }) => {
        const field = object?.fields.get(fieldApiName)
        if (object?.access[viewer.class].read.has(fieldApiName) !== true || field === undefined) return []
        return [{ field: field.label[viewer.language], before: inWords(before), after: inWords(after) }]
      }),
      jobName: typeof facts.jobName === 'string' ? facts.jobName : null,
    }
  })
}

function isUserId(value: Value): value is string {
  return typeof value === 'string' && value.length === 18 && keyPrefixOf(value) === userObject.keyPrefix
}

async function namesOf(
  engine: MethodContext['engine'],
  viewer: Viewer,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map()
  const people = await list(engine, viewer, userObject, {
    fields: ['Name'],
    where: { Id: [...userIds] },
    limit: userIds.length,
  })
  return new Map(people.map(({ id, Name }) => [id, Name ?? '']))
}
