import { createLabels } from '@porchlight/i18n'
import type { FieldScalar, Label, Language, ResolvedField, ResolvedObject } from '@porchlight/metadata'
import { planFileLabels } from '../../facts/plan-file-labels'
import { termFields } from '../../rules/plan-dates/terms-stay'

/** The fields of a plan that a file holds, in the order of its columns. */
export const fileFields = [
  'ProductCode',
  'Name',
  'Name_ES__c',
  'Plan_Brand__c',
  'Commodity__c',
  'Utility__c',
  'Offered_From__c',
  'Offered_Until__c',
  'IsActive',
  ...termFields.filter((field) => !['Plan_Brand__c', 'Commodity__c', 'Utility__c'].includes(field)),
  'Requires_Deposit__c',
  'Description',
  'Description_ES__c',
  'Facts_Label_Link__c',
  'Facts_Label_Link_ES__c',
  'Terms_Link__c',
  'Terms_Link_ES__c',
  'Rights_Link__c',
  'Rights_Link_ES__c',
  'Margin__c',
] as const

/** One of `fileFields`. */
export type FileField = (typeof fileFields)[number]

/** The values of a plan as its record holds them; a utility is its id. */
export type PlanValues = Readonly<Partial<Record<FileField, FieldScalar>>>

/** The field of a plan by its name. */
export function fieldOf(object: ResolvedObject, name: FileField): ResolvedField {
  const field = object.fields.get(name)
  if (field === undefined) throw new RangeError(`a plan has no field ${name}`)
  return field
}

/** What the column of a field is called. A file names a utility, where its record has an id. */
export function headingOf(object: ResolvedObject, name: FileField): Label {
  if (name !== 'Utility__c') return fieldOf(object, name).label
  return {
    en: createLabels('en', planFileLabels)('utility'),
    es: createLabels('es', planFileLabels)('utility'),
  }
}

/** The field whose column is called so, in either language and in any case; null for none. */
export function fieldOfHeading(object: ResolvedObject, heading: string): FileField | null {
  const sought = heading.toLowerCase()
  const named = fileFields.find((name) => {
    const { en, es } = headingOf(object, name)
    return [en, es, name].some((text) => text.toLowerCase() === sought)
  })
  return named ?? null
}

/** A value as a file and the page show it; `utilityNames` by id. */
export function shownValue(
  field: ResolvedField,
  value: FieldScalar,
  {
    language,
    utilityNames,
  }: { readonly language: Language; readonly utilityNames: ReadonlyMap<string, string> },
): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return createLabels(language, planFileLabels)(value ? 'yes' : 'no')
  if (field.apiName === 'Utility__c') return utilityNames.get(String(value)) ?? String(value)
  if (field.dataType === 'Picklist') return field.type.display(value, field, language) ?? String(value)
  return String(value)
}
