import type { FieldPath, Language, ObjectDeclaration, RecordRepresentation } from '@porchlight/metadata'
import type { Condition, RecordEngine } from '@porchlight/record-engine'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import type { StaffViewer } from '../../../customers/operations/work/define-work-kind'
import { conditionBefore, type TimelinePosition, toMoment } from './timeline-position'

/** Something that happened to a customer, or that they or we did. */
export interface TimelineEvent<Name extends string = string> {
  readonly kind: Name
  /** The record that it is on: of a reply, its case. */
  readonly recordId: string
  /** A moment, ISO 8601, or a day, `YYYY-MM-DD`, where no time is recorded. */
  readonly at: string
  /** What it is about, in the viewer’s language where that is a value of ours; may be empty. */
  readonly subject: string
  /** Its outcome; may be empty. */
  readonly state: string
  /** A third fact, such as the channel; may be empty. */
  readonly detail: string
  /** In dollars. */
  readonly amount: number | null
}

/** An event with its place in the order of all. */
export interface PositionedEvent<Name extends string = string> {
  readonly event: TimelineEvent<Name>
  readonly position: TimelinePosition
}

/** One kind of event, derived from the records of one object. */
export interface TimelineKind<Name extends string = string> {
  readonly name: Name
  /** Reads the newest events of a contact that the viewer sees, before `position` where there is one: one statement. */
  readonly list: (
    engine: Pick<RecordEngine, 'listRecords'>,
    viewer: StaffViewer,
    listing: {
      readonly contactId: string
      readonly position: TimelinePosition | null
      /** This kind’s place among all kinds, which decides between events of one record and time. */
      readonly rank: number
      readonly limit: number
    },
  ) => Promise<readonly PositionedEvent<Name>[]>
}

interface TimelineKindDeclaration<Name extends string, Object extends ObjectDeclaration> {
  readonly name: Name
  readonly object: Object
  /** The path to the id of the contact. */
  readonly contact: FieldPath<Object>
  /** When it happened: a date or a moment. Records without are no event of this kind. */
  readonly at: FieldPath<Object>
  /** One field, or one for each language of a viewer. */
  readonly subject?: FieldPath<Object> | Readonly<Record<Language, FieldPath<Object>>>
  /** One field, or several of which the first counts that is filled in. */
  readonly state?: FieldPath<Object> | readonly FieldPath<Object>[]
  /** One field, or one for each language of a viewer. */
  readonly detail?: FieldPath<Object> | Readonly<Record<Language, FieldPath<Object>>>
  readonly amount?: FieldPath<Object>
  /** The field with the id of the record to open; absent: the record itself. */
  readonly opens?: FieldPath<Object>
}

/** Declares a kind of event. */
export function defineTimelineKind<const Name extends string, Object extends ObjectDeclaration>(
  declaration: TimelineKindDeclaration<Name, Object>,
): TimelineKind<Name> {
  const { name, object, contact, at, subject, state, detail, amount, opens } = declaration
  const isDay = object.fields[at]?.dataType === 'Date'
  const fieldForLanguage = (language: Language, field: typeof subject) =>
    typeof field === 'object' ? field[language] : field
  const states: readonly string[] = state === undefined ? [] : [state].flat()
  const fieldsForLanguage = (language: Language) =>
    [
      at,
      fieldForLanguage(language, subject),
      ...states,
      fieldForLanguage(language, detail),
      amount,
      opens,
    ].filter((field) => field !== undefined)
  const toEvent = (record: RecordRepresentation, language: Language): TimelineEvent<Name> => ({
    kind: name,
    recordId: opens === undefined ? record.id : String(record.fields[opens]?.value ?? record.id),
    at: String(record.fields[at]?.value),
    subject: getText(record, fieldForLanguage(language, subject)),
    state: states.map((field) => getText(record, field)).find((text) => text !== '') ?? '',
    detail: getText(record, fieldForLanguage(language, detail)),
    amount: amount === undefined ? null : getNumber(record, amount),
  })
  return {
    name,
    list: async (engine, viewer, { contactId, position, rank, limit }) => {
      const conditions: Condition[] = [
        { kind: 'compare', field: contact, operator: 'eq', value: contactId },
        { kind: 'compare', field: at, operator: 'ne', value: null },
      ]
      if (position !== null) conditions.push(conditionBefore(position, { at, isDay, rank }))
      const records = await firstRecords(engine, viewer, {
        objectApiName: object.apiName,
        selection: { fields: [...new Set<string>(fieldsForLanguage(viewer.language))], optionalFields: [] },
        condition: { kind: 'and', conditions },
        orderings: [
          { field: at, ascending: false },
          { field: 'Id', ascending: false },
        ],
        pageSize: limit,
      })
      return records.map((record) => {
        const event = toEvent(record, viewer.language)
        return { event, position: { moment: toMoment(event.at), recordId: record.id, rank } }
      })
    },
  }
}

function getText(record: RecordRepresentation, path: string | undefined): string {
  const field = path === undefined ? undefined : record.fields[path]
  return field?.displayValue ?? (typeof field?.value === 'string' ? field.value : '')
}

function getNumber(record: RecordRepresentation, path: string): number | null {
  const value = record.fields[path]?.value
  return typeof value === 'number' ? value : null
}
