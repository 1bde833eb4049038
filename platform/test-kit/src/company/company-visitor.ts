/** A browser without pages: it stores cookies per host and follows redirects one at a time. */
export interface CompanyVisitor {
  /** Requests an address, with further headers; returns the status and the redirect target. */
  readonly step: (
    address: string,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<{ readonly status: number; readonly location: string | null }>
  /** Follows redirects from an address until `until` accepts the target, and returns that address. */
  readonly walk: (address: string, until: (address: string) => boolean) => Promise<string>
  /** Returns the cookie of that name at that host; null if there is none. */
  readonly cookie: (origin: string, name: string) => string | null
}

export function createCompanyVisitor(): CompanyVisitor {
  const jars = new Map<string, Map<string, string>>()
  const jarOf = (address: string) => {
    const { host } = new URL(address)
    const jar = jars.get(host) ?? new Map<string, string>()
    jars.set(host, jar)
    return jar
  }
  const step: CompanyVisitor['step'] = async (address, headers = {}) => {
    const jar = jarOf(address)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { ...headers, ...(cookie === '' ? {} : { cookie }) },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    const location = answer.headers.get('location')
    return { status: answer.status, location: location === null ? null : new URL(location, address).href }
  }
  return {
    step,
    walk: async (address, until) => {
      let next = address
      for (let count = 0; count < 12; count += 1) {
        const { status, location } = await step(next)
        if (location === null) throw new TypeError(`${next} answered ${status}.`)
        if (until(location)) return location
        next = location
      }
      throw new TypeError(`${address} leads nowhere.`)
    },
    cookie: (origin, name) => jarOf(origin).get(name) ?? null,
  }
}
