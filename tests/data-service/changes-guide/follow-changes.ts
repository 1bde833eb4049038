/** One change, as the data service tells of it. */
export interface Change {
  readonly objectApiName: string
  readonly recordId: string
  readonly changeType: 'created' | 'updated' | 'deleted'
  readonly fields: readonly string[]
  readonly at: string
}

/** What a program keeps beside its copy of the records. */
export interface Copy {
  /** Where it goes on; null before the first time. Stored together with the copy. */
  readonly nextUrl: string | null
  /** Reads all records that are to be copied. */
  readonly readEverything: () => Promise<void>
  /** Applies one change; the same one may come again. */
  readonly apply: (change: Change) => Promise<void>
}

/** Brings the copy up to date and gives the `nextUrl` to store. To be called again after a minute, say. */
export async function follow(origin: string, token: string, copy: Copy): Promise<string> {
  const ask = (url: string) => fetch(origin + url, { headers: { authorization: `Bearer ${token}` } })
  let url = copy.nextUrl ?? '/services/data/v65.0/changes'
  for (;;) {
    const answer = await ask(url)
    const isLost = answer.status === 410 || answer.status === 400
    if (isLost && url !== '/services/data/v65.0/changes') {
      url = '/services/data/v65.0/changes'
      continue
    }
    if (!answer.ok) throw new Error(`The data service answered ${answer.status}.`)
    const page = (await answer.json()) as { changes: Change[]; nextUrl: string; isCaughtUp: boolean }
    // The position comes first and the records second, so that nothing is lost in between.
    if (url === '/services/data/v65.0/changes') await copy.readEverything()
    for (const change of page.changes) await copy.apply(change)
    url = page.nextUrl
    if (page.isCaughtUp) return url
  }
}
