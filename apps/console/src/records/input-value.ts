import type { FieldScalar, FieldValue } from '@porchlight/metadata'
import { isRecord } from './record-name'

/** What a field of a form holds: text, or for a box whether it is checked. */
export type InputValue = string | boolean

/** Whether values of a data type are numbers. */
export function isNumeric(dataType: string): boolean {
  return ['Currency', 'Double', 'Int', 'Percent'].includes(dataType)
}

/** Returns the initial text of a form field; date-times in the browser's time zone. */
export function toInputValue(dataType: string, value: FieldValue['value'] | undefined): InputValue {
  if (dataType === 'Boolean') return value === true
  if (value === null || value === undefined || isRecord(value)) return ''
  return dataType === 'DateTime' ? toLocalDateTime(String(value)) : String(value)
}

/** A number with commas between its thousands. `4,8` is not one: it is meant as a decimal, not as forty-eight. */
const groupedNumber = /^[-+]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/

/** Returns the value of a form field; null for an empty one. Text that is not a number is sent as typed. */
export function parseFieldValue(dataType: string, typed: InputValue): FieldScalar {
  if (typeof typed === 'boolean') return typed
  if (typed.trim() === '') return null
  if (isNumeric(dataType)) {
    const number = Number(groupedNumber.test(typed.trim()) ? typed.replaceAll(',', '') : typed)
    return Number.isFinite(number) ? number : typed
  }
  return dataType === 'DateTime' ? new Date(typed).toISOString() : typed
}

/** `2026-11-20T18:00:00.000Z` in the format of a browser's `datetime-local` field. */
function toLocalDateTime(value: string): string {
  const moment = new Date(value)
  const two = (number: number) => String(number).padStart(2, '0')
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`
}
