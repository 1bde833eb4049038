import type { ActionRecord, AfterRuleDeclaration, FieldScalar } from '@porchlight/metadata'

type Values = Readonly<Record<string, FieldScalar>>

/** Returns a record as after-rules see it. */
export const ruleRecord = (values: Values, id = 'a07000000000001AAA'): ActionRecord => ({ id, values })

/**
 * Returns a rule's writes for a new record, as the fields of each write, when it may know only the declared fields of
 * other records. Found records have the ids `charges 0`, `charges 1` and so on, by their relation.
 */
export function writesOfRule(
  rules: readonly AfterRuleDeclaration[],
  name: string,
  values: Values,
  { related, now }: { readonly related: Readonly<Record<string, readonly Values[]>>; readonly now: Date },
) {
  const rule = rules.find((known) => known.name === name)
  if (rule === undefined) throw new TypeError(`There is no rule ${name}.`)
  const found = Object.entries(related).map(([key, all]) => {
    const declared = rule.related[key]?.fields ?? []
    const readable = (stored: Values) => Object.entries(stored).filter(([field]) => declared.includes(field))
    return [
      key,
      all.map((stored, index) => ruleRecord(Object.fromEntries(readable(stored)), `${key} ${index}`)),
    ]
  })
  const context = { record: ruleRecord(values), previous: null, related: Object.fromEntries(found), now }
  return rule.effect(context).map((write) => (write.type === 'update' ? write.fields : write))
}
