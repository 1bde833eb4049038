import type { ErrorKey } from '@porchlight/errors'
import { derivedId } from '@porchlight/metadata'
import type { FixtureCase, FixtureRequest } from '../../define/fixture'

type Values = Readonly<Record<string, string>>

/** The id of the list view of all cases. */
export const allCasesId = derivedId('00B', 'Case.AllCases')

/** Requests for a page of cases that are rejected, by error; lists of names are joined with commas. */
const refusals: Readonly<Partial<Record<ErrorKey, { readonly title: string; readonly values: Values }>>> = {
  unqualifiedField: { title: 'a field without its object', values: { fields: 'Subject' } },
  unknownField: { title: 'a field that the viewer may not read', values: { fields: 'Case.Comments' } },
  notSortable: { title: 'an order by a long text', values: { sortBy: 'Description' } },
  notFilterable: { title: 'a condition on a long text', values: { where: '{Description:{eq:"x"}}' } },
  invalidWhere: { title: 'a condition that cannot be read', values: { where: '{Status:{eq:New}}' } },
  spanTooDeep: {
    title: 'a field beyond six relationships',
    values: { fields: 'Case.Account.Contact.Account.Contact.Account.Contact.Name' },
  },
  numberOutsideRange: { title: 'a page of no records', values: { pageSize: '0' } },
  invalidPageToken: { title: 'a token that no page answered', values: { pageToken: 'nonsense' } },
  beyondBudget: {
    title: 'fields of more related records than one statement joins',
    values: { fields: fieldsOfManyRecords() },
  },
  tooManyValues: {
    title: 'more fields than a request may name',
    values: { fields: Array.from({ length: 201 }, () => 'Case.Id').join() },
  },
}

/**
 * The users who created or changed a case, the users who created or changed those, and so on: 62 records, by 32 names.
 */
function fieldsOfManyRecords(): string {
  const cross = (prefix: string, depth: number): readonly string[] =>
    depth === 0
      ? [`${prefix}Id`]
      : ['CreatedBy', 'LastModifiedBy'].flatMap((name) => cross(`${prefix}${name}.`, depth - 1))
  return cross('Case.', 5).join()
}

/** Creates a case for each of `errors` that a GET call for a page of cases documents, sent by the customer. */
export function refusedPages(params: Values, errors: readonly ErrorKey[]): readonly FixtureCase[] {
  return errors.flatMap((gives) => refusal(gives, (values) => ({ params, query: values })))
}

/** The same for a POST call, whose values are JSON. */
export function refusedPageBodies(params: Values, errors: readonly ErrorKey[]): readonly FixtureCase[] {
  return errors.flatMap((gives) => refusal(gives, (values) => ({ params, body: asBody(values) })))
}

function refusal(gives: ErrorKey, requestOf: (values: Values) => FixtureRequest): readonly FixtureCase[] {
  const example = refusals[gives]
  if (example === undefined) return []
  return [{ title: example.title, viewer: 'customer', request: () => requestOf(example.values), gives }]
}

/** A body accepts at most 200 names by its schema; six orderings are also too many. */
function asBody({ fields, sortBy, pageSize, ...rest }: Values): unknown {
  const names = fields?.split(',') ?? []
  return {
    ...rest,
    ...(names.length > 200 ? { sortBy: Array.from({ length: 6 }, () => 'Id') } : {}),
    ...(names.length > 0 && names.length <= 200 ? { fields: names } : {}),
    ...(sortBy === undefined ? {} : { sortBy: [sortBy] }),
    ...(pageSize === undefined ? {} : { pageSize: Number(pageSize) }),
  }
}
