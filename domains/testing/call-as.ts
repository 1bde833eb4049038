import type { TestWorld } from '@porchlight/test-kit/world'

/**
 * Calls methods of `controller` with the bearer token of a user, or as a guest for null. Returns the status, and the
 * body both parsed as JSON and as sent. The world is read on each call, since tests open it after declaring their
 * calls.
 */
export function callAs(world: () => TestWorld, controller: string) {
  return async (method: string, username: string | null, payload: object = {}) => {
    const { app, tokenOf } = world()
    const answer = await app.inject({
      method: 'POST',
      url: `/lwr/apex/v65.0/${controller}/${method}`,
      headers: username === null ? {} : { authorization: `Bearer ${await tokenOf(username)}` },
      payload,
    })
    return { status: answer.statusCode, body: answer.json(), text: answer.payload }
  }
}
