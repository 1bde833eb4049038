import { buildDemoWorld } from '@porchlight/demo/world/build-demo-world'

/** Returns the headers of a user signed in to the demo world: its first customer of the first brand. */
export async function signIn(origin: string): Promise<Readonly<Record<string, string>>> {
  const { signIns } = buildDemoWorld({ today: '2026-01-01', seed: 1 })
  const customer = signIns.find(
    ({ username, brand }) => brand === 'first' && !/^(advisor|supervisor)\./.test(username),
  )
  if (customer === undefined) throw new TypeError('The demo world has no customer of the first brand.')
  const response = await fetch(new URL('/login', origin), {
    method: 'POST',
    headers: { origin, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ username: customer.username, password: customer.password }),
    redirect: 'manual',
  })
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  if (cookies.length === 0) throw new TypeError(`Signing in answered ${response.status} without a cookie.`)
  return { cookie: cookies.join('; ') }
}
