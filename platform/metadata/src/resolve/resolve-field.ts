import type { FieldDeclaration } from '../declare/field'
import { fieldTypes } from '../field-types/field-types'
import { isValueRefusal } from '../field-types/refuse'
import { invalidMetadata } from './invalid-metadata'
import type { ResolvedField } from './resolved-metadata'

const referenceLength = 18
const picklistLength = 255

/** Spells out one declared field. `name` is the field's api name, `path` names it in errors. */
export function resolveField(name: string, declaration: FieldDeclaration, path: string): ResolvedField {
  const type = fieldTypes[declaration.dataType]
  const isReference = declaration.dataType === 'Reference'
  const field: ResolvedField = {
    apiName: name,
    dataType: declaration.dataType,
    type,
    label: declaration.label,
    inlineHelpText: declaration.inlineHelpText ?? null,
    ...digitsOf(declaration, path),
    picklistValues: declaration.dataType === 'Picklist' ? declaration.values : [],
    required: declaration.required ?? false,
    unique: declaration.unique ?? false,
    indexed: (declaration.indexed ?? false) || (declaration.unique ?? false) || isReference,
    nameField: 'nameField' in declaration ? (declaration.nameField ?? false) : false,
    system: false,
    custom: name.endsWith('__c'),
    sortable: type.sortable,
    filterable: type.filterable,
    defaultValue: 'defaultValue' in declaration ? (declaration.defaultValue ?? null) : null,
    autoNumber: 'autoNumber' in declaration ? (declaration.autoNumber ?? null) : null,
    controllingField: 'controllingField' in declaration ? (declaration.controllingField ?? null) : null,
    spanishField: 'spanishField' in declaration ? (declaration.spanishField ?? null) : null,
    copyOf: 'copyOf' in declaration ? (declaration.copyOf ?? null) : null,
    reference: isReference
      ? {
          objectApiName: declaration.referenceTo,
          relationshipName: declaration.relationshipName,
          childRelationshipName: declaration.childRelationshipName ?? null,
          ...(declaration.deletedWithParent && { deletedWithParent: true }),
        }
      : null,
  }
  checkPicklist(field, path)
  if (field.defaultValue !== null && isValueRefusal(type.toColumn(field.defaultValue, field))) {
    throw invalidMetadata(`${path}: the default value does not fit the field.`)
  }
  return field
}

function digitsOf(
  declaration: FieldDeclaration,
  path: string,
): Pick<ResolvedField, 'length' | 'precision' | 'scale'> {
  switch (declaration.dataType) {
    case 'Currency':
    case 'Double':
    case 'Percent': {
      const { precision, scale } = declaration
      const fits = Number.isInteger(precision) && Number.isInteger(scale)
      if (!fits || precision < 1 || precision > 18 || scale < 0 || scale > precision) {
        throw invalidMetadata(`${path}: precision must be 1 to 18 and scale between 0 and precision.`)
      }
      return { length: 0, precision, scale }
    }
    case 'Email':
    case 'Phone':
    case 'String':
    case 'TextArea':
    case 'Url':
      if (!Number.isInteger(declaration.length) || declaration.length < 1) {
        throw invalidMetadata(`${path}: length must be a whole number of at least 1.`)
      }
      return { length: declaration.length, precision: 0, scale: 0 }
    case 'Picklist':
      return { length: picklistLength, precision: 0, scale: 0 }
    case 'Reference':
      return { length: referenceLength, precision: 0, scale: 0 }
    default:
      return { length: 0, precision: 0, scale: 0 }
  }
}

function checkPicklist(field: ResolvedField, path: string): void {
  if (field.dataType !== 'Picklist') return
  const values = field.picklistValues.map((choice) => choice.value)
  if (values.length === 0) throw invalidMetadata(`${path}: a picklist needs at least one value.`)
  if (new Set(values).size !== values.length) throw invalidMetadata(`${path}: a value is declared twice.`)
  if (values.some((value) => value.trim() !== value || value === '' || value.length > picklistLength)) {
    throw invalidMetadata(`${path}: a value is empty, too long or has spaces around it.`)
  }
}
