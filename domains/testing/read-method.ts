import type { TestWorld } from '@porchlight/test-kit/world'

/** Calls the reading server method at `Controller/method`, with that user's bearer token; null is a guest. */
export async function readMethod(
  { app, tokenOf }: TestWorld,
  username: string | null,
  method: string,
  query: Readonly<Record<string, string>>,
) {
  return app.inject({
    method: 'GET',
    url: `/lwr/apex/v65.0/${method}`,
    query,
    headers: username === null ? {} : { authorization: `Bearer ${await tokenOf(username)}` },
  })
}
