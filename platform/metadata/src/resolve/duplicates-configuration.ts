import type { DuplicateFilterDeclaration } from '../declare/duplicate-rule'
import type {
  ResolvedAccess,
  ResolvedDuplicateRule,
  ResolvedMetadata,
  ResolvedObject,
} from './resolved-metadata'

/** The condition under which a duplicate rule applies; `ruleCritera` is misspelt on the wire. */
export interface DuplicateRuleFilterRepresentation {
  readonly booleanFilter: string | null
  readonly filterItems: readonly {
    readonly field: string
    readonly operation: string
    readonly sortOrder: number
    readonly value: string
  }[]
  readonly ruleCritera: string
}

/** A duplicate rule; keys of version 65.0, each present. */
export interface DuplicateRuleRepresentation {
  readonly actionOnInsert: 'Allow' | 'Block'
  readonly actionOnUpdate: 'Allow' | 'Block'
  readonly active: boolean
  readonly duplicateRuleFilters: readonly DuplicateRuleFilterRepresentation[]
  readonly matchRules: readonly {
    readonly matchEngine: 'ExactMatchEngine' | 'FuzzyMatchEngine'
    readonly matchFields: readonly string[]
    readonly name: string
    readonly objectApiName: string
  }[]
  readonly name: string
  readonly operationsOnInsert: readonly ('Alert' | 'Report')[]
  readonly operationsOnUpdate: readonly ('Alert' | 'Report')[]
}

/** How duplicates of an object's records are found; keys of version 65.0, each present. */
export interface DuplicatesConfigurationRepresentation {
  readonly apiName: string
  readonly dedupeEnabled: boolean
  readonly dedupeFields: readonly string[]
  readonly duplicateRules: readonly DuplicateRuleRepresentation[]
  readonly predupeEnabled: boolean
}

/**
 * Returns the duplicate rules of `object` that viewers with `access` may see: match rules over a field that they cannot
 * read, here or on the object that is searched, are omitted, and so are rules without any left.
 */
export function duplicateRulesFor(
  object: ResolvedObject,
  access: ResolvedAccess,
  metadata: ResolvedMetadata,
): readonly ResolvedDuplicateRule[] {
  return object.duplicateRules
    .filter(({ filters }) => filters.every(({ field }) => access.read.has(field)))
    .map((rule) => ({
      ...rule,
      matchRules: rule.matchRules.filter(({ objectApiName, matchFields }) => {
        const searched = metadata.objects.get(objectApiName)?.access[access.viewerClass]
        return (
          searched !== undefined &&
          searched.records.kind !== 'none' &&
          matchFields.every(
            ({ field, matchField }) => access.read.has(field) && searched.read.has(matchField),
          )
        )
      }),
    }))
    .filter(({ matchRules }) => matchRules.length > 0)
}

/** Describes the duplicate rules of `object` to viewers with `access`. */
export function describeDuplicateRules(
  object: ResolvedObject,
  access: ResolvedAccess,
  metadata: ResolvedMetadata,
): DuplicatesConfigurationRepresentation {
  const rules = duplicateRulesFor(object, access, metadata)
  const fields = rules.flatMap(({ matchRules }) =>
    matchRules.flatMap(({ matchFields }) => matchFields.map(({ field }) => field)),
  )
  return {
    apiName: object.apiName,
    dedupeEnabled: rules.length > 0,
    dedupeFields: [...new Set(fields)].sort(),
    duplicateRules: rules.map((rule) => ({
      actionOnInsert: rule.actionOnInsert,
      actionOnUpdate: rule.actionOnUpdate,
      active: true,
      duplicateRuleFilters: describeFilters(rule.filters),
      matchRules: rule.matchRules.map(({ name, objectApiName, matchEngine, matchFields }) => ({
        matchEngine,
        matchFields: matchFields.map(({ matchField }) => matchField),
        name,
        objectApiName,
      })),
      name: rule.name,
      operationsOnInsert: rule.operationsOnInsert,
      operationsOnUpdate: rule.operationsOnUpdate,
    })),
    predupeEnabled: rules.length > 0,
  }
}

function describeFilters(
  filters: readonly DuplicateFilterDeclaration[],
): readonly DuplicateRuleFilterRepresentation[] {
  if (filters.length === 0) return []
  return [
    {
      booleanFilter: filters.length === 1 ? null : filters.map((_, index) => index + 1).join(' AND '),
      filterItems: filters.map(({ field, operation, value }, index) => ({
        field,
        operation,
        sortOrder: index + 1,
        value,
      })),
      ruleCritera: filters
        .map(({ field, operation, value }) => `${field} ${operation} ${value}`)
        .join(' AND '),
    },
  ]
}
