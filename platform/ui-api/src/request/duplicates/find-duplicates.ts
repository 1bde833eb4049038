import {
  duplicateRulesFor,
  isValueRefusal,
  type RecordRepresentation,
  type ResolvedDuplicateRule,
  type ResolvedField,
  type ResolvedMatchRule,
} from '@porchlight/metadata'
import type { Condition } from '@porchlight/record-engine'
import type { CallContext } from '../../define/handler'
import type { ReadableObject } from '../records/find-object'
import { candidateCondition, valuesMatch } from './match-values'

/** The maximum number of records that one match rule examines. */
const candidateLimit = 200

/** The parts of a call that the search for duplicates needs. */
export type DuplicateContext = Pick<CallContext, 'engine' | 'metadata' | 'viewer'>

/** The values to be saved by plain api name. */
type Values = Readonly<Record<string, unknown>>

/** The records that one match rule of a duplicate rule has found. */
export interface DuplicateHit {
  readonly rule: ResolvedDuplicateRule
  readonly matchRule: ResolvedMatchRule
  /** 18 characters each, at least one. */
  readonly recordIds: readonly string[]
}

/** The findings of an object's duplicate rules for one set of values. */
export interface DuplicateFindings {
  /** Whether an existing record is to be changed; then `actionOnUpdate` counts. */
  readonly isUpdate: boolean
  /** The names of the rules that were applied. */
  readonly rules: readonly string[]
  readonly hits: readonly DuplicateHit[]
}

/**
 * Finds the records that a record of `object` with `values` would duplicate, among those that the viewer can read:
 * every query goes through the engine as the viewer, and rules over fields that the viewer cannot read are skipped.
 * With `recordId`, that record is changed: fields omitted from `values` have their stored values, and the record itself
 * does not count as a duplicate. Invalid values match nothing.
 */
export async function findDuplicates(
  { object, access }: ReadableObject,
  values: Values,
  recordId: string | null,
  context: DuplicateContext,
): Promise<DuplicateFindings> {
  const rules = duplicateRulesFor(object, access, context.metadata)
  const stored = recordId === null ? {} : await storedValues(rules, recordId, context)
  const next = { ...stored, ...checkedValues(object.fieldsByLowerName, values) }
  const requested = rules.filter(({ filters }) =>
    filters.every(({ field, operation, value }) => (next[field] === value) === (operation === 'equals')),
  )
  const hits: DuplicateHit[] = []
  for (const rule of requested) {
    for (const matchRule of rule.matchRules) {
      const recordIds = await findMatches(matchRule, next, recordId, context)
      if (recordIds.length > 0) hits.push({ rule, matchRule, recordIds })
    }
  }
  return { isUpdate: recordId !== null, rules: requested.map(({ name }) => name), hits }
}

/** The values of known fields, in the form that is stored; null for those that are empty or not valid. */
function checkedValues(fields: ReadonlyMap<string, ResolvedField>, values: Values): Values {
  const checked = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    const field = fields.get(name.toLowerCase())
    if (field === undefined) return []
    const column = value === null ? null : field.type.toColumn(value, field)
    if (column === null || isValueRefusal(column)) return [[field.apiName, null]]
    // Text is trimmed and folded in the same way as when it is stored; numbers stay numbers.
    return [[field.apiName, typeof value === 'string' ? column : value]]
  })
  return Object.fromEntries(checked)
}

async function storedValues(
  rules: readonly ResolvedDuplicateRule[],
  recordId: string,
  { engine, viewer }: DuplicateContext,
): Promise<Values> {
  const names = rules.flatMap(({ filters, matchRules }) => [
    ...filters.map(({ field }) => field),
    ...matchRules.flatMap(({ matchFields }) => matchFields.map(({ field }) => field)),
  ])
  const record = await engine.readRecord(viewer, recordId, {
    fields: [],
    optionalFields: [...new Set(['Id', ...names])],
  })
  return Object.fromEntries(Object.entries(record?.fields ?? {}).map(([name, { value }]) => [name, value]))
}

async function findMatches(
  { objectApiName, matchFields }: ResolvedMatchRule,
  values: Values,
  recordId: string | null,
  { engine, viewer }: DuplicateContext,
): Promise<readonly string[]> {
  if (matchFields.some(({ field }) => values[field] === undefined || values[field] === null)) return []
  const conditions = matchFields.flatMap<Condition>(
    ({ field, matchField, method }) => candidateCondition(method, matchField, values[field]) ?? [],
  )
  const page = await engine.listRecords(viewer, {
    objectApiName,
    selection: { fields: matchFields.map(({ matchField }) => matchField), optionalFields: [] },
    condition: { kind: 'and', conditions },
    parent: null,
    orderings: [],
    searchTerm: null,
    pageSize: candidateLimit,
    position: { kind: 'start' },
  })
  const isMatch = (record: RecordRepresentation) =>
    record.id !== recordId &&
    matchFields.every(({ field, matchField, method }) => {
      const stored = record.fields[matchField]?.value ?? null
      return stored !== null && valuesMatch(method, values[field], stored)
    })
  return page.records.filter(isMatch).map(({ id }) => id)
}
