import { errorKeyHeader, errorKeyOf, fail, type PorchlightError, toErrorBody } from '@porchlight/errors'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { callMethod } from './call-method'

const method = 'CustomerPortalRegistrationController/findMyAccount'

function answering(status: number, body: unknown) {
  const asked: { address: string; body: unknown }[] = []
  const request: typeof fetch = async (address, init) => {
    asked.push({ address: String(address), body: JSON.parse(String(init?.body)) })
    return new Response(JSON.stringify(body), { status })
  }
  return { asked, request }
}

/** As `answerError` of the server answers a method's errors. */
function refusing(error: PorchlightError): typeof fetch {
  return async () =>
    new Response(JSON.stringify(toErrorBody(error, 'write')), {
      status: error.status,
      headers: { [errorKeyHeader]: errorKeyOf(error) },
    })
}

afterEach(() => vi.unstubAllGlobals())

describe('a form that a script sends', () => {
  it.each([
    ['/es/documents', 'es', { zipCode: '77002' }],
    ['/documents', 'en', { zipCode: '77002' }],
    ['/es/documents', 'es', new FormData()],
  ])(
    'is in the language of its page, whatever the browser prefers: %s',
    async (pathname, language, fields) => {
      vi.stubGlobal('location', { pathname })
      const sent: unknown[] = []
      await callMethod(method, fields, async (_address, init) => {
        sent.push(new Headers(init?.headers).get('accept-language'))
        return new Response('{}')
      })
      expect(sent).toEqual([language])
    },
  )

  it('posts its fields to the method and gives the answer', async () => {
    const { asked, request } = answering(200, { location: '/x' })
    expect(await callMethod(method, { zipCode: '77002' }, request)).toEqual({
      kind: 'done',
      body: { location: '/x' },
    })
    expect(asked).toEqual([{ address: `/lwr/apex/v65.0/${method}`, body: { zipCode: '77002' } }])
  })

  it('tells which error of the catalogue it was, also where several share a code', async () => {
    for (const key of ['accountNotFound', 'linkExpired', 'resetLinkExpired', 'emailLinkExpired'] as const) {
      expect(await callMethod(method, {}, refusing(fail(key)))).toEqual({
        kind: 'refused',
        errors: { form: key },
        details: {},
      })
    }
  })

  it('keeps what an error says of a field', async () => {
    const error = fail(
      'riskyEmail',
      {},
      {
        fieldErrors: [
          {
            field: 'suggestedEmail',
            fieldLabel: 'suggestedEmail',
            errorCode: 'RISKY_EMAIL',
            message: 'dana@gmail.com',
          },
        ],
      },
    )
    expect(await callMethod(method, {}, refusing(error))).toEqual({
      kind: 'refused',
      errors: { suggestedEmail: 'riskyEmail' },
      details: { suggestedEmail: 'dana@gmail.com' },
    })
  })

  it('is refused as unavailable when nothing comes back, or something else than an answer', async () => {
    const refused = { kind: 'refused', errors: { form: 'unavailable' }, details: {} }
    expect(await callMethod(method, {}, () => Promise.reject(new TypeError('offline')))).toEqual(refused)
    expect(await callMethod(method, {}, async () => new Response('<html>', { status: 502 }))).toEqual(refused)
  })
})
