import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listPrograms, registerOAuthClient, removeOAuthClient } from './oauth-clients'

const redirect = 'https://app.example.com/callback'
const loopback = 'http://127.0.0.1/callback'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

describe('an operator', () => {
  it.each([
    { redirectUris: ['http://app.example.com/callback'] },
    { redirectUris: ['https://app.example.com/callback#x'] },
    { redirectUris: ['https://user:pass@app.example.com/'] },
    { redirectUris: ['com.example.app:/callback'] },
    { redirectUris: [redirect, loopback] },
    { grantTypes: ['password'] },
    { grantTypes: ['implicit', 'authorization_code'] },
    { scopes: ['full'] },
    { allowedOrigins: ['*'] },
    { allowedOrigins: ['https://app.example.com/path'] },
    { grantTypes: ['client_credentials'], redirectUris: [], serviceUserId: null },
  ])('cannot register what is unsafe: %o', async (unsafe) => {
    const client = {
      name: 'Unsafe',
      confidential: true,
      redirectUris: [redirect],
      grantTypes: ['authorization_code'],
      scopes: ['api'],
      allowedOrigins: [],
      serviceUserId: null,
      ...unsafe,
    }
    await expect(registerOAuthClient(world.context.pool, client, world.context.now())).rejects.toThrow()
  })

  it('registers a program, finds it in the list, and removes it once', async () => {
    const { pool, now } = world.context
    const made = await registerOAuthClient(
      pool,
      {
        name: 'Home Meter',
        confidential: false,
        redirectUris: [loopback],
        grantTypes: ['authorization_code'],
        scopes: ['api:read'],
        allowedOrigins: [],
        serviceUserId: null,
      },
      now(),
    )
    expect(made.secret).toBeNull()
    expect((await listPrograms(pool, now())).map(({ id }) => id)).toEqual([made.id])
    expect(await removeOAuthClient(pool, made.id, now())).toBe(true)
    expect(await removeOAuthClient(pool, made.id, now())).toBe(false)
    expect(await listPrograms(pool, now())).toEqual([])
  })
})
