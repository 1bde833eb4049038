import type { ResolvedObject } from '@porchlight/metadata'
import { quoteText } from '../sql/identifier'

/** The placeholders of the change event's values in the statement that writes the record. */
interface FeedPlaceholders {
  readonly kind: 'create' | 'update' | 'delete'
  /** The names of the changed fields: a text array. */
  readonly changedFields: string
  readonly occurredAt: string
  /** The user for whom it is written (`personOfWork`); no user by default. */
  readonly person?: string
  /** The values of a deleted record that row rules compare (`comparedValuesSql`); a column of `written`. */
  readonly ruleValues?: string
}

/**
 * Step 11: the change event, written by the same statement as the record. `written` names the part of the
 * statement that returns the record's id. The final select also wakes the feed's readers.
 */
export function withChangeEvent(object: ResolvedObject, written: string, places: FeedPlaceholders): string {
  const column = places.ruleValues === undefined ? '' : ', rule_values'
  const value = places.ruleValues === undefined ? '' : `, w.${places.ruleValues}`
  const person = places.person ?? 'null'
  const event = `insert into feed.change_event (object_api_name, record_id, kind, changed_fields, occurred_at, person${column}) select ${quoteText(object.apiName)}, w."Id", '${places.kind}', ${places.changedFields}::text[], ${places.occurredAt}::timestamptz(3), ${person}::text${value} from written w`
  return `with written as (${written}), event as (${event}) select w."Id", pg_notify('record_change', '') from written w`
}
