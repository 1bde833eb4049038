import type { FieldDeclaration } from '../declare/field'
import type { Label } from '../declare/label'
import { fieldTypes } from '../field-types/field-types'
import type { ResolvedField } from './resolved-metadata'

/** The names reserved for the platform on every object, including those of their relationships. */
export const systemFieldNames = [
  'Id',
  'RecordTypeId',
  'RecordType',
  'CreatedDate',
  'CreatedById',
  'CreatedBy',
  'LastModifiedDate',
  'LastModifiedById',
  'LastModifiedBy',
  'SystemModstamp',
] as const

/**
 * Returns the fields that every object has. `userExists` says whether `User` is declared: if so, the two `ById` fields
 * refer to it; otherwise they hold ids that resolve to nothing.
 */
export function systemFields(
  objectLabel: Label,
  hasRecordTypes: boolean,
  userExists: boolean,
): readonly ResolvedField[] {
  const idLabel = { en: `${objectLabel.en} ID`, es: `Id. de ${objectLabel.es}` }
  const fields = [
    systemField('Id', 'String', idLabel, { unique: true, indexed: true }),
    systemField('CreatedDate', 'DateTime', { en: 'Created Date', es: 'Fecha de creación' }),
    systemField(
      'CreatedById',
      'Reference',
      { en: 'Created By ID', es: 'Id. de quien lo creó' },
      { reference: userExists ? referenceToUser('CreatedBy') : null },
    ),
    systemField('LastModifiedDate', 'DateTime', {
      en: 'Last Modified Date',
      es: 'Fecha de la última modificación',
    }),
    systemField(
      'LastModifiedById',
      'Reference',
      { en: 'Last Modified By ID', es: 'Id. de quien lo modificó' },
      { reference: userExists ? referenceToUser('LastModifiedBy') : null },
    ),
    systemField(
      'SystemModstamp',
      'DateTime',
      { en: 'System Modstamp', es: 'Marca de tiempo del sistema' },
      // A version for programs: the platform has no display value for it (`docs/specification/ui-api.md`).
      { type: { ...fieldTypes.DateTime, display: () => null } },
    ),
  ]
  if (!hasRecordTypes) return fields
  const recordTypeId = systemField(
    'RecordTypeId',
    'Reference',
    { en: 'Record Type ID', es: 'Id. del tipo de registro' },
    { system: false, required: false },
  )
  return [...fields, recordTypeId]
}

function systemField(
  apiName: string,
  dataType: Extract<FieldDeclaration['dataType'], 'String' | 'Reference' | 'DateTime'>,
  label: Label,
  differing: Partial<ResolvedField> = {},
): ResolvedField {
  const type = fieldTypes[dataType]
  return {
    apiName,
    dataType,
    type,
    label,
    inlineHelpText: null,
    length: dataType === 'DateTime' ? 0 : 18,
    precision: 0,
    scale: 0,
    picklistValues: [],
    required: true,
    unique: false,
    indexed: false,
    nameField: false,
    system: true,
    custom: false,
    sortable: type.sortable,
    filterable: type.filterable,
    defaultValue: null,
    autoNumber: null,
    controllingField: null,
    spanishField: null,
    copyOf: null,
    reference: null,
    ...differing,
  }
}

function referenceToUser(relationshipName: string): ResolvedField['reference'] {
  return { objectApiName: 'User', relationshipName, childRelationshipName: null }
}
