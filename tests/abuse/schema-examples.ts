/** The part of a JSON schema that examples are made by. */
export interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
}

/** A value that fits the schema as far as types go; `text` gives each text, by the name of its property. */
export function filled(schema: Schema, text: (property: string) => string, property = ''): unknown {
  if (schema.anyOf !== undefined) return filled(schema.anyOf[0] ?? {}, text, property)
  if (schema.enum !== undefined) return schema.enum[0]
  switch (schema.type) {
    case 'array':
      return [filled(schema.items ?? {}, text, property)]
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return 1
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, filled(inner, text, name)]),
      )
    default:
      return text(property)
  }
}
