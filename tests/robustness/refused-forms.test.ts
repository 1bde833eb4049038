import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld({ portal: true })
})
afterAll(() => world.close())

const post = (payload: string) =>
  world.app.inject({
    method: 'POST',
    url: '/login',
    headers: {
      host: 'localhost',
      origin: 'http://localhost',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload,
  })

describe('a form of a page that is refused', () => {
  it('for too many attempts says when to try again, as the call behind it does', async () => {
    let answer = await post('username=dana.whitcombe@example.com&password=wrong')
    for (let tries = 1; tries < 30 && answer.statusCode !== 429; tries += 1) {
      answer = await post('username=dana.whitcombe@example.com&password=wrong')
    }
    expect(answer.statusCode).toBe(429)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1)
  })

  it('for its number of fields shows none of them', async () => {
    const names = Array.from({ length: 201 }, (_, index) => `planted${index}=1`)
    const answer = await post(names.join('&'))
    expect(answer.statusCode).toBe(400)
    expect(answer.payload).not.toContain('planted')
  })
})
