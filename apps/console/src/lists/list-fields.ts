import type { FilterField, OperandKind } from '../filters/filter'
import { isNumeric } from '../records/input-value'
import type { ListObjectInfo } from './list-info'

type ListObjectColumn = ListObjectInfo['columns'][number]

/** Of a moment, the whole days before it and after it are of use; that moment itself is not. */
const dateTimeOperators: ReadonlySet<string> = new Set(['GreaterOrEqual', 'LessThan'])

/** What the lists of an object can be filtered by. References are filtered by the names that they lead to. */
export function toFilterFields(
  info: ListObjectInfo,
  booleanLabels: { readonly yes: string; readonly no: string },
): readonly FilterField[] {
  const booleanChoices = [
    { value: 'true', label: booleanLabels.yes },
    { value: 'false', label: booleanLabels.no },
  ]
  return info.columns
    .filter(({ filterable, dataType, fieldApiName }) => {
      return filterable && dataType !== 'Reference' && fieldApiName !== 'Id'
    })
    .map((column) => ({
      fieldApiName: column.fieldApiName,
      label: column.label,
      operators: selectOperators(column),
      kind: toOperandKind(column.dataType),
      dataType: column.dataType,
      choices:
        column.dataType === 'Boolean'
          ? booleanChoices
          : column.picklistValues.map(({ apiName, label }) => ({ value: apiName, label })),
    }))
    .sort((one, other) => one.label.localeCompare(other.label))
}

/** The usual operator of a column first. */
function selectOperators({
  supportedFilterOperators,
  defaultFilterOperator,
  dataType,
}: ListObjectColumn): readonly string[] {
  if (dataType === 'DateTime') {
    return supportedFilterOperators.filter((operator) => dateTimeOperators.has(operator))
  }
  const others = supportedFilterOperators.filter((operator) => operator !== defaultFilterOperator)
  return dataType === 'Picklist'
    ? ['Equals', 'NotEqual']
    : [defaultFilterOperator, ...others].filter((operator) => supportedFilterOperators.includes(operator))
}

function toOperandKind(dataType: string): OperandKind {
  if (dataType === 'Picklist' || dataType === 'Boolean') return 'choice'
  if (dataType === 'Date' || dataType === 'DateTime') return 'date'
  return isNumeric(dataType) ? 'number' : 'text'
}
