import type { MatchMethod, MatchRuleDeclaration } from '../declare/duplicate-rule'
import type { ObjectDeclaration } from '../declare/object'
import { type FieldTables, fieldAtPath } from './field-tables'
import { invalidMetadata } from './invalid-metadata'
import type { ResolvedDuplicateRule, ResolvedMatchRule } from './resolved-metadata'

const findingMethods: readonly MatchMethod[] = ['Exact', 'Phone', 'PostalCode']
const textTypes: readonly string[] = ['Email', 'Phone', 'String']

/** Resolves the duplicate rules of `object`: checks fields and fills in omitted names. */
export function resolveDuplicateRules(
  object: ObjectDeclaration,
  tables: FieldTables,
): readonly ResolvedDuplicateRule[] {
  const rules = object.duplicateRules ?? []
  if (new Set(rules.map((rule) => rule.name)).size !== rules.length) {
    throw invalidMetadata(`${object.apiName} has two duplicate rules of one name.`)
  }
  return rules.map((rule) => {
    const path = `The duplicate rule ${object.apiName}.${rule.name}`
    const filters = rule.filters ?? []
    for (const { field } of filters) fieldAtPath(tables, object.apiName, field, path)
    if (rule.matchRules.length === 0) throw invalidMetadata(`${path} needs a match rule.`)
    return {
      ...rule,
      filters,
      matchRules: rule.matchRules.map((matchRule) =>
        resolveMatchRule(object.apiName, matchRule, tables, path),
      ),
    }
  })
}

function resolveMatchRule(
  ownApiName: string,
  declaration: MatchRuleDeclaration,
  tables: FieldTables,
  path: string,
): ResolvedMatchRule {
  const objectApiName = declaration.objectApiName ?? ownApiName
  const matchFields = declaration.matchFields.map(({ field, matchField, method }) => ({
    field,
    matchField: matchField ?? field,
    method,
  }))
  if (!matchFields.some(({ method }) => findingMethods.includes(method))) {
    throw invalidMetadata(
      `${path}, ${declaration.name}: no field finds records (${findingMethods.join(', ')}).`,
    )
  }
  for (const { field, matchField, method } of matchFields) {
    const own = fieldAtPath(tables, ownApiName, field, path)
    const other = fieldAtPath(tables, objectApiName, matchField, path)
    const isText = textTypes.includes(own.dataType) && textTypes.includes(other.dataType)
    if (own.apiName !== field || other.apiName !== matchField || (method !== 'Exact' && !isText)) {
      throw invalidMetadata(`${path}, ${declaration.name}: ${field} cannot be compared by ${method}.`)
    }
  }
  const isFuzzy = matchFields.some(({ method }) => !findingMethods.includes(method))
  return {
    name: declaration.name,
    objectApiName,
    matchEngine: isFuzzy ? 'FuzzyMatchEngine' : 'ExactMatchEngine',
    matchFields,
  }
}
