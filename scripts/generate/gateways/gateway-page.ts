import type { WireSchema } from '@porchlight/providers/gateway-check'
import { markdownTable, pageHeader } from '../markdown'
import type { Gateway, GatewayCall } from './gateway'

/** Returns the gateway as a page: each call with the fields that are sent over the wire. */
export function gatewayPage({ name, title, text, calls, rules, check, parts = {} }: Gateway): string {
  const paragraphs = [
    ...text,
    `The same as an OpenAPI document: [${name}.openapi.json](${name}.openapi.json).`,
  ]
  return [
    pageHeader(title) + paragraphs.join('\n\n'),
    ...calls.map(callSection),
    `## Rules\n\n${Object.values(rules)
      .map((rule) => `- ${rule}`)
      .join('\n')}`,
    ...Object.entries(parts).map(([heading, schema]) => `## ${heading}\n\n${tablesOf(schema)}`),
    `## Check your gateway\n\n${check.join('\n\n')}`,
  ]
    .map((part) => part.trimEnd())
    .join('\n\n')
    .concat('\n')
}

function callSection({
  at,
  method,
  path,
  summary,
  query = {},
  request,
  answer,
  refusals = {},
}: GatewayCall): string {
  const queryText = Object.entries(query).map(([name, meaning]) => `\`?${name}=\`: ${meaning}`)
  return [
    `## ${at === 'portal' ? 'To the server: ' : ''}\`${method.toUpperCase()} ${path}\``,
    summary,
    ...queryText,
    ...(request === undefined ? [] : [`The request:\n\n${tablesOf(request)}`]),
    ...(answer === undefined ? [] : [`The answer:\n\n${tablesOf(answer)}`]),
    ...Object.entries(refusals).map(
      ([statuses, meaning]) => `${statuses === 'default' ? 'Any other answer' : statuses}: ${meaning}`,
    ),
  ].join('\n\n')
}

/** Returns the tables of a schema of the code, read as the JSON that it is. */
function tablesOf(schema: object): string {
  const json: WireSchema = JSON.parse(JSON.stringify(schema))
  return tables(json)
}

/** Returns a table of an object's fields, or one for each alternative object. */
function tables(schema: WireSchema): string {
  const choices = schema.anyOf ?? []
  if (choices.some(({ properties }) => properties !== undefined)) {
    return choices
      .map((choice) =>
        [choice.description, tables({ ...choice, description: '' })].filter(Boolean).join('\n\n'),
      )
      .join('\n')
  }
  const rows = rowsOf(schema, '')
  return rows.length === 0 ? '' : markdownTable(['Field', 'Type', 'Meaning'], rows)
}

function rowsOf({ properties = {}, required = [] }: WireSchema, prefix: string): string[][] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const path = `${prefix}${name}${schema.items === undefined ? '' : '[]'}`
    const type = required.includes(name) ? typeText(schema) : `${typeText(schema)}, optional`
    const inner = [schema.items ?? schema, ...(schema.anyOf ?? [])]
    return [
      [`\`${path}\``, type, schema.description ?? ''],
      ...inner.flatMap((each) => rowsOf(each, `${path}.`)),
    ]
  })
}

function typeText(schema: WireSchema): string {
  if (schema.const !== undefined) return `\`${String(schema.const)}\``
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map(typeText))].join(' or ')
  if (schema.items !== undefined) return `array of ${itemsText(schema)}${typeText(schema.items)}`
  if (schema.type === 'string') return stringText(schema)
  const { type = 'any value', minimum, exclusiveMinimum, maximum, multipleOf } = schema
  const least = exclusiveMinimum === undefined ? minimum : exclusiveMinimum
  const bounds = [
    least === undefined ? '' : `${exclusiveMinimum === undefined ? 'from' : 'above'} ${least}`,
    maximum === undefined ? '' : `up to ${maximum}`,
  ].filter(Boolean)
  return [multipleOf === 0.01 ? `${type} (whole cents)` : type, ...bounds].join(' ')
}

/** Returns a text type with its constraints; a pattern for days is called by its name. */
function stringText({ format, pattern, maxLength }: WireSchema): string {
  const named = format ?? (pattern?.startsWith('^\\d{4}-') === true ? 'date' : undefined)
  if (named !== undefined) return `string (${named})`
  const length = maxLength === undefined ? '' : ` of up to ${maxLength} characters`
  return `string${length}${pattern === undefined ? '' : `, \`${pattern}\``}`
}

function itemsText({ minItems = 0, maxItems }: WireSchema): string {
  if (maxItems === undefined) return ''
  return minItems === 0 ? `up to ${maxItems} × ` : `${minItems} to ${maxItems} × `
}
