import type { MethodBench } from './method-bench'

/** The portal's pages and responses for a signed-in customer of the first brand. */
export interface CustomerSession {
  /** Returns the text of a page's main part, its elements separated by ` | `; throws unless the page exists. */
  readonly pageOf: (url: string) => Promise<string>
  readonly answerOf: (
    controller: string,
    method: string,
    payload: object,
  ) => Promise<Readonly<Record<string, unknown>>>
  /** Returns the file that the server method at that path responds with. */
  readonly bytesOf: (path: string) => Promise<Uint8Array>
  /** Returns the data service's response to a GET of that path under `/services/data/v65.0`. */
  readonly dataOf: (path: string) => Promise<unknown>
}

/** Creates a login for a customer; returns the user's id. */
export async function createLogin(
  { world, systemViewer }: Pick<MethodBench, 'world' | 'systemViewer'>,
  { contactId, email }: { readonly contactId: string; readonly email: string | null },
): Promise<string> {
  return world.context.engine.createRecord(systemViewer, 'User', {
    fields: {
      FirstName: 'Nadia',
      LastName: 'Harrowgate',
      Username: email,
      Email: email,
      ContactId: contactId,
      Portal_Role__c: 'Customer',
    },
  })
}

/** Logs a user in. */
export async function openCustomerSession(
  { world: { app, context } }: Pick<MethodBench, 'world'>,
  userId: string,
): Promise<CustomerSession> {
  const { token } = await context.identity.startSession(userId, { hostBrand: 'first', language: 'en' })
  const headers = { host: 'localhost', cookie: `porchlight_session=${token}` }
  const get = async (url: string) => {
    const answer = await app.inject({ url, headers })
    if (answer.statusCode !== 200) throw new TypeError(`${url}: ${answer.statusCode}`)
    return answer
  }
  return {
    pageOf: async (url) => visibleText((await get(url)).payload),
    bytesOf: async (path) => (await get(`/lwr/apex/v65.0${path}`)).rawPayload,
    answerOf: async (controller, method, payload) => {
      const url = `/lwr/apex/v65.0/${controller}/${method}`
      const answer = await app.inject({
        method: 'POST',
        url,
        headers: { ...headers, 'sec-fetch-site': 'same-origin' },
        payload,
      })
      if (answer.statusCode !== 200) throw new TypeError(`${url}: ${answer.payload}`)
      return answer.json<Record<string, unknown>>()
    },
    dataOf: async (path) => JSON.parse((await get(`/services/data/v65.0${path}`)).payload) as unknown,
  }
}

function visibleText(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return main
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]*>/g, ' | ')
    .replaceAll(/[\s|]*\|[\s|]*/g, ' | ')
}
