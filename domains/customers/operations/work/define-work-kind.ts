import type {
  FieldPath,
  Label,
  ObjectDeclaration,
  RecordRepresentation,
  TypedRecord,
  Viewer,
} from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { typedRecord } from '@porchlight/server-methods/records/typed-record'
import { conditionOf, type Where } from '@porchlight/server-methods/records/where'
import { addOpenDays, type ClosedDays } from '../../rules/business-days'
import { localDay } from '../../rules/calendar-day'
import { closeOfBusiness } from '../../rules/reply-clock'
import { readClosedDays } from '../business-days/read-closed-days'

/** One record that waits for a member of staff. */
export interface WorkItem {
  readonly recordId: string
  /** The name of its kind. */
  readonly kind: string
  /** What it is about, in the viewer’s language where that is a value of ours. */
  readonly title: string
  /** A second line, such as the number; may be empty. */
  readonly detail: string
  /** Empty when it is about no single customer. */
  readonly customer: string
  readonly brand: string
  /** The language that the customer is answered in; null without one. */
  readonly language: 'en' | 'es' | null
  /** The moment by which it should be done, ISO 8601. */
  readonly due: string
  readonly ownerId: string | null
  readonly owner: string | null
}

/** Those who serve customers. */
export type StaffViewer = Extract<Viewer, { class: 'advisor' | 'supervisor' | 'admin' }>

/** Whom work waits for. */
export type WorkPerson = Pick<StaffViewer, 'class' | 'userId'>

/** What is listed of a kind. */
export interface WorkListing {
  readonly limit: number
  /** Only unassigned items. */
  readonly isFree?: boolean
  /** Only items assigned to this user. */
  readonly ownerId?: string
}

/** One kind of work that waits for staff, derived from the records themselves. */
export interface WorkKind {
  readonly name: string
  readonly label: Label
  readonly keyPrefix: string
  /** The field that determines the brand of a record. */
  readonly brandField: string
  /** The field with the id of the one person who may not do it, such as who requested it; null when anybody may. */
  readonly requesterField: string | null
  /** The address without `/es` where it is done. */
  readonly pathOf: (recordId: string) => string
  /** Whether such work can wait for that member of staff: some is decided by supervisors alone. */
  readonly isDoneBy: (person: WorkPerson) => boolean
  /** Reads what waits, as far as the viewer sees it and may do it, the most urgent first. */
  readonly list: (
    engine: Pick<RecordEngine, 'listRecords'>,
    viewer: StaffViewer,
    listing: WorkListing,
  ) => Promise<readonly WorkItem[]>
}

interface WorkKindDeclaration<Object extends ObjectDeclaration, Path extends FieldPath<Object>> {
  readonly name: string
  readonly label: Label
  /** Has `OwnerId`: who it is assigned to. */
  readonly object: Object
  /** Which records wait for that person; null when none ever does. */
  readonly waits: (person: WorkPerson) => readonly [Waiting<Object>, ...Waiting<Object>[]] | null
  /** Whom it is about: the path to the customer, such as `Account__r.Contact`, or everybody of the brand in a field. */
  readonly about: { readonly customer: string } | { readonly brand: FieldPath<Object> }
  /** The field used as the title. */
  readonly title: FieldPath<Object>
  readonly detail?: FieldPath<Object>
  /** What `due` reads. */
  readonly fields: readonly Path[]
  /**
   * When it should be done: a moment, ISO 8601; of several that are known, the earliest counts. `closed` are the days on which
   * the customer's brand is closed.
   */
  readonly due: (record: TypedRecord<Object, Path>, closed: ClosedDays) => readonly (string | null)[]
  /** The field with the id of the one person who may not do it, such as who requested it: for them it does not wait. */
  readonly requester?: FieldPath<Object>
  readonly pathOf?: (recordId: string) => string
}

/** Records that wait on one clock: those of the smallest value of `by` are due first. */
interface Waiting<Object extends ObjectDeclaration> {
  readonly where: Exclude<Where<Object>, readonly unknown[]>
  readonly by: FieldPath<Object>
}

/** Declares a kind of work. */
export function defineWorkKind<Object extends ObjectDeclaration, const Path extends FieldPath<Object>>(
  declaration: WorkKindDeclaration<Object, Path>,
): WorkKind {
  const { name, label, object, waits, about, title, detail, fields, requester } = declaration
  const customer = 'customer' in about ? about.customer : null
  const brandField = 'customer' in about ? `${about.customer}.Customer_Brand__c` : about.brand
  const selected = [
    title,
    ...(detail === undefined ? [] : [detail]),
    ...fields,
    'OwnerId',
    'Owner.Name',
    brandField,
    ...(customer === null ? [] : [`${customer}.Name`, `${customer}.Preferred_Language__c`]),
  ]
  const itemOf = (record: RecordRepresentation, closedOf: (brand: string) => ClosedDays): WorkItem => ({
    recordId: record.id,
    kind: name,
    title: wordsAt(record, title),
    detail: detail === undefined ? '' : wordsAt(record, detail),
    customer: customer === null ? '' : wordsAt(record, `${customer}.Name`),
    brand: String(valueAt(record, brandField) ?? ''),
    language: customer === null ? null : languageAt(record, `${customer}.Preferred_Language__c`),
    due: earliest(
      declaration.due(
        typedRecord(object, record, fields),
        closedOf(String(valueAt(record, brandField) ?? '')),
      ),
    ),
    ownerId: textAt(record, 'OwnerId'),
    owner: textAt(record, 'Owner.Name'),
  })
  return {
    name,
    label,
    keyPrefix: object.keyPrefix,
    brandField,
    requesterField: requester ?? null,
    pathOf: declaration.pathOf ?? ((recordId) => `/console/record/${recordId}`),
    isDoneBy: (person) => waits(person) !== null,
    list: async (engine, viewer, { limit, isFree = false, ownerId }) => {
      const found = new Map<string, WorkItem>()
      const closedOf = await readClosedDays(engine, viewer)
      for (const { where, by } of waits(viewer) ?? []) {
        const owner = isFree ? null : ownerId
        const conditions = [
          conditionOf(where),
          ...(owner === undefined ? [] : [compare('eq', 'OwnerId', owner)]),
          ...(requester === undefined ? [] : [compare('ne', requester, viewer.userId)]),
        ]
        const records = await firstRecords(engine, viewer, {
          objectApiName: object.apiName,
          selection: { fields: [...new Set(selected)], optionalFields: [] },
          condition: { kind: 'and', conditions },
          orderings: [
            { field: by, ascending: true },
            { field: 'Id', ascending: true },
          ],
          pageSize: limit,
        })
        for (const record of records) found.set(record.id, itemOf(record, closedOf))
      }
      return [...found.values()].sort(byDue)
    },
  }
}

const compare = (operator: 'eq' | 'ne', field: string, value: string | null) =>
  ({ kind: 'compare', field, operator, value }) as const

/** What waits for supervisors and administrators alone. */
export function forSupervisors<const Waits>(waiting: Waits) {
  return ({ class: role }: WorkPerson): readonly [Waits] | null => (role === 'advisor' ? null : [waiting])
}

/** The more urgent of two items first; of those that are due together, the one that came first. */
export function byDue(one: WorkItem, other: WorkItem): number {
  return inOrder(one.due, other.due) || inOrder(one.recordId, other.recordId)
}

/** The close of business `days` open days of a brand after `moment`, a moment or a calendar day; null for null. */
export function openDaysAfter(moment: string | null, days: number, closed: ClosedDays): string | null {
  if (moment === null) return null
  const day = moment.length === 10 ? moment : localDay(new Date(moment))
  return closeOfBusiness(addOpenDays(day, days, closed))
}

/** Items without a date are due after all that have one. */
const someDay = '9999-12-31T00:00:00.000Z'

function earliest(moments: readonly (string | null)[]): string {
  return moments.reduce<string>((first, next) => (next !== null && next < first ? next : first), someDay)
}

function inOrder(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

/** The value of a field, also one of a record that it refers to; null when it is empty. */
export function valueAt(record: RecordRepresentation, path: string): unknown {
  return fieldAt(record, path)?.value ?? null
}

function languageAt(record: RecordRepresentation, path: string): 'en' | 'es' {
  return valueAt(record, path) === 'es' ? 'es' : 'en'
}

function textAt(record: RecordRepresentation, path: string): string | null {
  const value = valueAt(record, path)
  return typeof value === 'string' ? value : null
}

/** Returns the text of a value: a picklist’s in the viewer’s language. */
function wordsAt(record: RecordRepresentation, path: string): string {
  const field = fieldAt(record, path)
  return field?.displayValue ?? (typeof field?.value === 'string' ? field.value : '')
}

function fieldAt(
  record: RecordRepresentation,
  path: string,
): RecordRepresentation['fields'][string] | undefined {
  const [name = '', ...deeper] = path.split('.')
  const field = record.fields[name]
  if (deeper.length === 0) return field
  const value = field?.value
  return typeof value === 'object' && value !== null ? fieldAt(value, deeper.join('.')) : undefined
}
