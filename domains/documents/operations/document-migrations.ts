import { type BrandKey, brandKeys } from '@porchlight/brands'
import { derivedId, type ObjectDeclaration } from '@porchlight/metadata'
import { documentReasonObject } from '../objects/document-reason/object'
import { documentRuleObject } from '../objects/document-rule/object'
import { firstDocumentReasons, firstDocumentRules } from '../objects/first-document-words'

type Row = Readonly<Record<string, string | number | boolean | null>>

/** Between two reasons there is room for others. */
const step = 10

/** A text constant ends at a quote alone, which is written twice in one. */
const asText = (value: object) => `'${JSON.stringify(value).replaceAll("'", "''")}'`

/** Writes the records but for those that are there. */
function inserted({ apiName }: ObjectDeclaration, rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {})
    .map((name) => `"${name}"`)
    .join(', ')
  return `insert into record."${apiName}" (${columns}, "CreatedDate", "LastModifiedDate", "SystemModstamp")
    select ${columns}, m.now, m.now, m.now
    from jsonb_populate_recordset(null::record."${apiName}", ${asText(rows)}::jsonb) r,
      (select date_trunc('milliseconds', now()) as now) m
    on conflict do nothing`
}

function firstRulesOf(brand: BrandKey): readonly Row[] {
  return firstDocumentRules.map(({ type, isOffered, explanation }) => {
    const chosen = { Brand__c: brand, Document_Type__c: type }
    return {
      Id: derivedId(documentRuleObject.keyPrefix, `${brand}.${type}`),
      ...chosen,
      Name: null,
      Brand_Type__c: null,
      ...documentRuleObject.derived?.compute(chosen),
      Required_For__c: 'No_Order',
      Is_Offered__c: isOffered,
      Explanation__c: explanation?.en ?? null,
      Explanation_ES__c: explanation?.es ?? null,
    }
  })
}

function firstReasonsOf(brand: BrandKey): readonly Row[] {
  return Object.entries(firstDocumentReasons).map(([key, { en, es }], index) => ({
    Id: derivedId(documentReasonObject.keyPrefix, `${brand}.${key}`),
    Name: en,
    Label_ES__c: es,
    Brand__c: brand,
    Position__c: (index + 1) * step,
    Status__c: 'Active',
  }))
}

/** Each brand gets its first rules and reasons once, also one that is added later; same shape as the record engine's `Migration`. */
export const documentWordMigrations = brandKeys.map((brand) => ({
  name: `documents-0001-rules-and-reasons-of-${brand}`,
  statements: [
    inserted(documentRuleObject, firstRulesOf(brand)),
    inserted(documentReasonObject, firstReasonsOf(brand)),
  ],
}))

/** The texts that the previous version showed customers of open documents, written into their records. */
export const documentTextMigrations = [
  {
    name: 'documents-0002-texts-of-open-documents',
    statements: [
      `update record."Document_Requirement__c" d
       set "Explanation__c" = w.explanation->>'en', "Explanation_ES__c" = w.explanation->>'es'
       from jsonb_to_recordset(${asText(firstDocumentRules)}::jsonb) w(type text, explanation jsonb)
       where d."Document_Type__c" = w.type and d."Explanation__c" is null
         and d."Status__c" in ('Requested', 'Received', 'Checking', 'Rejected')`,
      // The column of the version before is there where that version was.
      `do $$ begin
         if exists (select from information_schema.columns where table_schema = 'record'
                    and table_name = 'Document_Requirement__c' and column_name = 'Rejection_Reason__c') then
           update record."Document_Requirement__c" d
           set "Rejection_Text__c" = w.value->>'en', "Rejection_Text_ES__c" = w.value->>'es'
           from jsonb_each(${asText(firstDocumentReasons)}::jsonb) w
           where d."Rejection_Reason__c" = w.key and d."Rejection_Text__c" is null;
         end if;
       end $$`,
    ],
  },
]
