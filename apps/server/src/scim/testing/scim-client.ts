/** What a directory reads from a response. */
export interface ScimAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: ScimBody
}

/** The parts of resources, lists and errors that tests check. */
export interface ScimBody {
  readonly id: string
  readonly schemas: readonly string[]
  readonly userName?: string
  readonly externalId?: string
  readonly displayName?: string
  readonly active?: boolean
  readonly name?: Readonly<Record<string, string>>
  readonly emails?: readonly { readonly value: string; readonly type?: string; readonly primary: boolean }[]
  readonly members?: readonly { readonly value: string; readonly display: string }[]
  readonly meta: { readonly version: string; readonly location: string; readonly resourceType: string }
  readonly totalResults?: number
  readonly startIndex?: number
  readonly itemsPerPage?: number
  readonly Resources?: readonly ScimBody[]
  readonly scimType?: string
  readonly status?: string
  readonly detail?: string
}

/** A SCIM client, as directories are. */
export type ScimClient = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<ScimAnswer>

const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'

/** Creates a client for `origin` that sends `token`; null for none. A body that is a text is sent as is. */
export function createScimClient(origin: string, token: string | null): ScimClient {
  return async (method, path, body, headers = {}) => {
    const answer = await fetch(`${origin}/scim/v2${path}`, {
      method,
      headers: {
        accept: 'application/scim+json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/scim+json; charset=utf-8' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, body: readBody(text) }
  }
}

/** Returns the body of a PATCH. */
export function patchOf(...operations: readonly object[]) {
  return { schemas: [patchSchema], Operations: operations }
}

/** Returns the address of a filtered list. */
export function filtered(path: string, filter: string, more = ''): string {
  return `${path}?filter=${encodeURIComponent(filter)}${more}`
}

/**
 * Returns a user as Entra ID creates it with its default mapping (learn.microsoft.com, “Develop and plan provisioning
 * for a SCIM endpoint”).
 */
export function entraUser(externalId: string, userName: string, familyName: string) {
  return {
    schemas: [
      'urn:ietf:params:scim:schemas:core:2.0:User',
      'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
    ],
    externalId,
    userName,
    active: true,
    emails: [{ primary: true, type: 'work', value: userName }],
    meta: { resourceType: 'User' },
    name: { formatted: `Noor ${familyName}`, familyName, givenName: 'Noor' },
    title: 'Specialist',
    'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: 'Service' },
    roles: [],
  }
}

/** Returns a user as Okta creates it (developer.okta.com, “SCIM 2.0 reference”). */
export function oktaUser(externalId: string, userName: string, familyName: string) {
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName,
    name: { givenName: 'Noor', familyName },
    emails: [{ primary: true, value: userName, type: 'work' }],
    displayName: `Noor ${familyName}`,
    locale: 'en-US',
    externalId,
    groups: [],
    password: '1mz050nq',
    active: true,
  }
}

function readBody(text: string): ScimBody {
  try {
    return JSON.parse(text === '' ? '{}' : text) as ScimBody
  } catch {
    return { id: '', schemas: [], detail: text, meta: { version: '', location: '', resourceType: '' } }
  }
}
