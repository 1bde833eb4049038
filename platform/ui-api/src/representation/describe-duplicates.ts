import type { DuplicateFindings, DuplicateHit } from '../request/duplicates/find-duplicates'
import type { DuplicateMatch, DuplicatesRepresentation } from './duplicates-schema'

/** Whether the rule of a hit lets people save all the same. */
export function allowsSave({ rule }: DuplicateHit, isUpdate: boolean): boolean {
  return (isUpdate ? rule.actionOnUpdate : rule.actionOnInsert) === 'Allow'
}

/** Returns findings in the duplicate check's format: one match for each object, in the order of the rules. */
export function describeDuplicates({ isUpdate, rules, hits }: DuplicateFindings): DuplicatesRepresentation {
  const objects = [...new Set(hits.map(({ matchRule }) => matchRule.objectApiName))]
  return {
    allowSave: hits.every((hit) => allowsSave(hit, isUpdate)),
    duplicateError: hits.length > 0,
    duplicateRules: rules,
    matches: objects.map((objectApiName) =>
      describeMatch(
        objectApiName,
        hits.filter(({ matchRule }) => matchRule.objectApiName === objectApiName),
        isUpdate,
      ),
    ),
  }
}

function describeMatch(
  objectApiName: string,
  hits: readonly DuplicateHit[],
  isUpdate: boolean,
): DuplicateMatch {
  const infos: Record<string, DuplicateMatch['duplicateResultInfos'][string]> = {}
  for (const hit of hits) {
    const { rule, matchRule, recordIds } = hit
    const known = infos[rule.name]?.matchResultInfo
    infos[rule.name] = {
      allowSave: allowsSave(hit, isUpdate),
      matchResultInfo: {
        recordIds: [...new Set([...(known?.recordIds ?? []), ...recordIds])],
        rule: known?.rule ?? matchRule.name,
      },
      rule: rule.name,
    }
  }
  return {
    duplicateResultInfos: infos,
    objectApiName,
    recordIds: [...new Set(hits.flatMap(({ recordIds }) => recordIds))],
  }
}
