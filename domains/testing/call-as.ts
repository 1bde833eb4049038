import type { TestWorld } from '@porchlight/test-kit/world'

/**
 * Calls methods of `controller` with the bearer token of a user, or as a guest for null. Gives the status, and the body as
 * JSON and as it was sent. The world is read at each call, since tests open it after they have declared theirs.
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
