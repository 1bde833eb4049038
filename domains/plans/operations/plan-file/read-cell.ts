import { type FieldScalar, isValueRefusal, type ResolvedField } from '@porchlight/metadata'
import { type Fault, faultOf } from './fault'

const yes = ['yes', 'true', 'sí', 'si', 'verdadero']
const no = ['no', 'false', 'falso']

/**
 * The value of a filled-in cell as the field's column stores it, or the reason why it has none. A utility stays its name.
 * Whether a day and a month are meant is said by the order that spreadsheets of the country write: month/day/year.
 */
export function readCell(field: ResolvedField, cell: string): { readonly value: FieldScalar } | Fault {
  const given = inputOf(field, cell)
  if (given !== null && typeof given === 'object') return given
  if (field.dataType === 'Reference') return { value: given }
  const stored = field.type.toColumn(given, field)
  return isValueRefusal(stored) ? { column: field.label, reason: stored.reason } : { value: stored }
}

function inputOf(field: ResolvedField, cell: string): string | number | boolean | Fault {
  const { label } = field
  switch (field.dataType) {
    case 'Boolean': {
      const answer = cell.toLowerCase()
      if (yes.includes(answer)) return true
      return no.includes(answer) ? false : faultOf('notYesOrNo', label)
    }
    case 'Int':
    case 'Double':
    case 'Currency':
    case 'Percent':
      return /^-?\d{1,15}(?:\.\d{1,10})?$/.test(cell) ? Number(cell) : faultOf('notNumber', label)
    case 'Date': {
      const day = dayOf(cell)
      return isValueRefusal(field.type.toColumn(day, field)) ? faultOf('notDay', label) : day
    }
    case 'Picklist': {
      const sought = cell.toLowerCase()
      const choice = field.picklistValues.find(({ value, label: { en, es } }) =>
        [value, en, es].some((text) => text.toLowerCase() === sought),
      )
      return choice?.value ?? cell
    }
    default:
      return cell
  }
}

/** A day as spreadsheets of the country write it turned into `YYYY-MM-DD`; anything else as it is. */
function dayOf(cell: string): string {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell) ?? []
  return year === '' ? cell : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
