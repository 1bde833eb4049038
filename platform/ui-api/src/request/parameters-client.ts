import {
  type ApiNameInput,
  checkBoolean,
  checkFieldNames,
  checkInteger,
  checkName,
  checkObjectName,
  checkRecordId,
  checkString,
} from '@porchlight/data-service'
import type { FieldInput } from '../records/record/record-config-client'
import { checkFormFactor, type FormFactorName } from './layouts/layout-config-client'

/**
 * Reads one parameter from a config: its value in the request, undefined when omitted, null when the config is not
 * valid. Its input is the type that configs declare; callers without types can pass anything.
 */
export type Parameter<Input> = { read(value: Input): ParameterValue | null | undefined }['read']

/** The values that a parameter can have in a request. */
export type ParameterValue = string | number | boolean | readonly string[]

type Check = (value: unknown) => ParameterValue | null | undefined

/** A parameter without which a config is not valid. */
export function required<Input>(check: Check): Parameter<Input> {
  return (value) => check(value) ?? null
}

/** A parameter that is dropped when it is absent or of the wrong type. */
export function optional<Input>(check: Check): Parameter<Input | undefined> {
  return (value) => check(value) ?? undefined
}

/** A parameter that is `absent` when undefined, and must otherwise be valid. */
export function ifGiven<Input>(check: Check, absent?: ParameterValue): Parameter<Input | undefined> {
  return (value) => (value === undefined ? absent : (check(value) ?? null))
}

/** An object by its api name. */
export const objectName = required<ApiNameInput>(checkObjectName)
/** A name of whatever the parameter identifies. */
export const name = required<string>(checkName)
export const optionalName = optional<string>(checkName)
export const optionalText = optional<string>(checkString)
export const optionalInteger = optional<number>(checkInteger)
export const optionalFlag = optional<boolean>(checkBoolean)
/** An id of 15 or 18 characters; it is sent with 18. */
export const recordId = required<string>(checkRecordId)
export const optionalRecordId = optional<string>(checkRecordId)
/** Qualified fields, one or several, of those that records have. */
export const optionalFields = optional<FieldInput | readonly FieldInput[]>((value) => checkFieldNames(value))
/** The form factor that a response is for. */
export const formFactor = optional<FormFactorName>(checkFormFactor)
