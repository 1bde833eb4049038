/** The part of a JSON schema that examples are generated from. */
export interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
}

/** Returns a value that matches the schema's types; `text` returns each text, by the name of its property. */
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
