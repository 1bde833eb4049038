import type { BrandKey } from '@porchlight/brands'
import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import type { StartType } from '../objects/order/start-dates'
import { documentDue } from '../rules/document-due'

/** A brand's rule (`Document_Rule__c`) for one type of document. */
export interface DocumentRule {
  /** A value of `Document_Type__c`. */
  readonly type: string
  /** A value of `Required_For__c`. */
  readonly requiredFor: string
  /** Days to send it; null: until the start of service. */
  readonly days: number | null
}

/** More rules than a brand has types of document. */
const mostRules = 50

/** The document rules of a brand, as they are now. */
export async function readDocumentRules(
  engine: Pick<RecordEngine, 'listRecords'>,
  systemViewer: Viewer,
  brand: BrandKey | null,
): Promise<readonly DocumentRule[]> {
  const rules = await firstRecords(engine, systemViewer, {
    objectApiName: 'Document_Rule__c',
    selection: { fields: ['Document_Type__c', 'Required_For__c', 'Days_To_Send__c'], optionalFields: [] },
    condition: { kind: 'compare', field: 'Brand__c', operator: 'eq', value: brand },
    orderings: [{ field: 'Brand_Type__c', ascending: true }],
    pageSize: mostRules,
  })
  return rules.map(({ fields }) => {
    const days = fields.Days_To_Send__c?.value
    return {
      type: String(fields.Document_Type__c?.value),
      requiredFor: String(fields.Required_For__c?.value),
      days: typeof days === 'number' ? days : null,
    }
  })
}

/** The types that the rules require of a start of service. */
export function typesRequiredFor(rules: readonly DocumentRule[], caseType: StartType): readonly string[] {
  return rules
    .filter(({ requiredFor }) => requiredFor === 'Every_Start' || requiredFor === caseType)
    .map(({ type }) => type)
}

/** The first day by which one of the types is needed that are requested `today`; null where no day is set. */
export function firstDocumentDue(
  rules: readonly DocumentRule[],
  types: readonly string[],
  today: string,
  start: string | null,
): string | null {
  const days = types.map((type) => rules.find((rule) => rule.type === type)?.days ?? null)
  const [first = null] = days
    .map((given) => documentDue(given, today, start))
    .filter((day) => day !== null)
    .sort()
  return first
}
