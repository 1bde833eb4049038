import { type BrandKey, brandKeys } from '@porchlight/brands'
import { derivedId } from '@porchlight/metadata'
import { firstReplyTemplates } from '../../objects/reply-template/first-reply-templates'
import { replyTemplateObject } from '../../objects/reply-template/object'

const { apiName, keyPrefix } = replyTemplateObject

/** Between two templates there is room for others. */
const step = 10

/** Writes the templates that the brand begins with, but for those that are there. */
function firstTemplatesOf(brand: BrandKey): string {
  const rows = firstReplyTemplates.map(({ key, caseType, label, text }, index) => ({
    Id: derivedId(keyPrefix, `${brand}.${key}`),
    Name: label.en,
    Label_ES__c: label.es,
    Text__c: text.en,
    Text_ES__c: text.es,
    Brand__c: brand,
    Case_Type__c: caseType,
    Position__c: (index + 1) * step,
    Status__c: 'Offered',
  }))
  const columns = Object.keys(rows[0] ?? {})
    .map((name) => `"${name}"`)
    .join(', ')
  const moments = '"CreatedDate", "LastModifiedDate", "SystemModstamp"'
  // A text constant ends at a quote alone, which is written twice in one.
  const json = JSON.stringify(rows).replaceAll("'", "''")
  return `insert into record."${apiName}" (${columns}, ${moments})
    select ${columns}, m.now, m.now, m.now
    from jsonb_populate_recordset(null::record."${apiName}", '${json}'::jsonb) r,
      (select date_trunc('milliseconds', now()) as now) m
    on conflict do nothing`
}

/** Each brand gets its first templates once, also one that is added later; same shape as the record engine's `Migration`. */
export const replyTemplateMigrations = brandKeys.map((brand) => ({
  name: `messages-0002-reply-templates-of-${brand}`,
  statements: [firstTemplatesOf(brand)],
}))
