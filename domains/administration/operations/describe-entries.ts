import { createLabels } from '@porchlight/i18n'
import { keyPrefixOf, type Viewer } from '@porchlight/metadata'
import type { AuditedChange, StoredAuditEntry } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import { userObject } from '../../customers/objects/user/object'
import { programFieldTexts } from '../facts/program-fields'
import type { auditLogContract } from '../methods/audit-log/contract'
import { directorySender } from './company-directory/change-directory'

type Entry = AnswerOf<typeof auditLogContract>['entries'][number]
type Value = AuditedChange['before']

/**
 * Describes entries: people and records by their names, fields by their labels. What the viewer may not read is left out.
 */
export async function describeEntries(
  context: Pick<MethodContext, 'engine' | 'metadata'>,
  viewer: Viewer,
  entries: readonly StoredAuditEntry[],
): Promise<Entry[]> {
  const { metadata } = context
  const values = entries.flatMap(({ changes }) => changes.flatMap(({ before, after }) => [before, after]))
  const mentionedIds = entries.flatMap(({ userId, recordId }) => [userId, recordId])
  const names = await readNames(context, viewer, [...mentionedIds, ...values.filter(isUserId)])
  const toDisplayValue = (value: Value) => (isUserId(value) ? (names.get(value) ?? value) : value)
  const translate = createLabels(viewer.language, programFieldTexts)
  return entries.map(({ id, occurredAt, userId, action, recordId, reason, changes, facts }) => {
    const object =
      recordId === null
        ? typeof facts.object === 'string'
          ? metadata.object(facts.object)
          : undefined
        : metadata.objectByKeyPrefix(keyPrefixOf(recordId))
    return {
      id,
      occurredAt,
      userId,
      person: names.get(userId ?? '') ?? '',
      action,
      recordId,
      object: object?.label[viewer.language] ?? '',
      recordName: names.get(recordId ?? '') ?? '',
      reason,
      changes: changes.flatMap(({ fieldApiName, before, after }) => {
        // What was done with a program is about the user that it acts as, if any; its own fields are no record's.
        if (typeof facts.programName === 'string')
          return isProgramField(fieldApiName)
            ? [
                {
                  field: translate(fieldApiName),
                  before: toDisplayValue(before),
                  after: toDisplayValue(after),
                },
              ]
            : []
        const field = object?.fields.get(fieldApiName)
        if (object?.access[viewer.class].read.has(fieldApiName) !== true || field === undefined) return []
        return [
          {
            field: field.label[viewer.language],
            before: toDisplayValue(before),
            after: toDisplayValue(after),
          },
        ]
      }),
      jobName: typeof facts.jobName === 'string' ? facts.jobName : null,
      rows: typeof facts.rows === 'number' ? facts.rows : null,
      groupName: typeof facts.group === 'string' ? facts.group : null,
      programName: typeof facts.programName === 'string' ? facts.programName : null,
      isByDirectory: facts.sender === directorySender,
    }
  })
}

function isProgramField(name: string): name is keyof typeof programFieldTexts {
  return Object.hasOwn(programFieldTexts, name)
}

function isUserId(value: Value): value is string {
  return typeof value === 'string' && value.length === 18 && keyPrefixOf(value) === userObject.keyPrefix
}

/** The names of those records that the viewer can read, by id. */
async function readNames(
  { engine, metadata }: Pick<MethodContext, 'engine' | 'metadata'>,
  viewer: Viewer,
  recordIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const nameFields = new Map<string, string>()
  for (const recordId of recordIds) {
    const [nameField] = metadata.objectByKeyPrefix(keyPrefixOf(recordId ?? ''))?.nameFields ?? []
    if (recordId !== null && nameField !== undefined) nameFields.set(recordId, nameField)
  }
  const records = await engine.readRecords(viewer, [...nameFields.keys()], {
    fields: [],
    optionalFields: [...new Set(nameFields.values())],
  })
  const named = [...nameFields].map(
    ([recordId, nameField], index) => [recordId, records[index]?.fields[nameField]?.value] as const,
  )
  return new Map(named.flatMap(([recordId, name]) => (typeof name === 'string' ? [[recordId, name]] : [])))
}
