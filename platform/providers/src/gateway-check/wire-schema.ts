/** A schema of a gateway as JSON: the parts that are read to describe a value, and to report where one differs. */
export interface WireSchema {
  readonly type?: string
  readonly const?: unknown
  readonly anyOf?: readonly WireSchema[]
  readonly items?: WireSchema
  readonly properties?: Readonly<Record<string, WireSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean
  readonly description?: string
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly multipleOf?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
}
