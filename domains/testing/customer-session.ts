import type { MethodBench } from './method-bench'

/** The pages and answers of the portal as a customer of the first brand who is logged in gets them. */
export interface CustomerSession {
  /** The text of a page's main part, its elements divided by ` | `; throws unless the page is there. */
  readonly pageOf: (url: string) => Promise<string>
  readonly answerOf: (
    controller: string,
    method: string,
    payload: object,
  ) => Promise<Readonly<Record<string, unknown>>>
  /** The file that a server method of that path answers. */
  readonly bytesOf: (path: string) => Promise<Uint8Array>
  /** The answer of the data service to a GET of that path under `/services/data/v65.0`. */
  readonly dataOf: (path: string) => Promise<unknown>
}

/** Gives a customer a login; gives the id of the user. */
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
