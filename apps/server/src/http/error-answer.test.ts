import { fail } from '@porchlight/errors'
import { afterEach, describe, expect, it } from 'vitest'
import { readSettings } from '../settings/read-settings'
import { createHttpServer } from './create-http-server'

type App = Awaited<ReturnType<typeof createHttpServer>>
let app: App
let lines: string[] = []
afterEach(() => app.close())

async function answerTo(thrown: unknown) {
  lines = []
  const settings = readSettings({ PORCHLIGHT_LOG_LEVEL: 'info' })
  app = await createHttpServer(settings, { write: (line) => void lines.push(line) })
  app.get('/fails', async () => {
    throw thrown
  })
  return app.inject({ url: '/fails', headers: { host: 'localhost' } })
}

const secret = 'dana.whitcombe@example.com'

describe('the log line of a failure', () => {
  it.each([
    [
      'that is not in the catalogue',
      Object.assign(new TypeError(`no such row: ${secret}`), { code: '42P01' }),
    ],
    [
      'that another caused',
      fail(
        'internal',
        {},
        { cause: Object.assign(new TypeError(`no such row: ${secret}`), { code: '42P01' }) },
      ),
    ],
  ])('%s tells its name, code and place, and none of its message', async (_name, thrown) => {
    const answer = await answerTo(thrown)
    expect(answer.statusCode).toBe(500)
    expect(answer.payload).not.toContain(secret)
    const written = lines.map((line) => JSON.parse(line) as { msg: string; failure?: object })
    const failure = written.find(({ msg }) => msg === 'request failed')?.failure
    expect(failure).toMatchObject({ name: 'TypeError', code: '42P01' })
    expect(JSON.stringify(failure)).toContain('error-answer.test')
    expect(Object.keys(failure ?? {}).sort()).toEqual(['code', 'frames', 'name'])
    expect(lines.join('')).not.toContain(secret)
  })

  it('is not written for what a client did wrong', async () => {
    expect((await answerTo(fail('notFound'))).statusCode).toBe(404)
    expect(lines.filter((line) => line.includes('request failed'))).toEqual([])
  })
})
