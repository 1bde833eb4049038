import type { RunningServer } from '../processes'
import { barRow, medianOf, type Row, spreadOf } from '../row'
import { alternate, type Schedule } from './alternate'
import type { Load } from './load'

/** A server over few or many cases. */
export interface SizedServer {
  readonly server: RunningServer
  readonly authorization: string
  readonly cases: number
}

const listPath = '/services/data/v65.0/ui-api/list-records/Case/AllCases'
const bars = { must: 1.3, aim: 1.1 }
/** A page far from the start: after this many pages of this size. */
const steps = 50
const stepSizes = { small: 50, large: 2_000 }

/**
 * Measures what a page of 50 costs with many cases compared with few: the first, and one that a token leads to, far
 * from the start. One connection, so that response times are compared.
 */
export async function measureGrowth(
  few: SizedServer,
  many: SizedServer,
  schedule: Schedule,
): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const place of ['first', 'deep'] as const) {
    const tokens =
      place === 'first'
        ? { few: null, many: null }
        : { few: await walk(few, stepSizes.small), many: await walk(many, stepSizes.large) }
    const taken = await alternate(
      {
        few: { server: few.server, load: async () => pageLoad(few, tokens.few?.token ?? null) },
        many: { server: many.server, load: async () => pageLoad(many, tokens.many?.token ?? null) },
      },
      { ...schedule, connections: 1 },
    )
    const ratios = taken.many.map(({ p50 }, index) => p50 / (taken.few[index]?.p50 ?? Number.NaN))
    const time = (rounds: typeof taken.few) => medianOf(rounds.map(({ p50 }) => p50))
    const depth = tokens.many === null ? '' : `, ${tokens.many.depth.toLocaleString('en')} rows in`
    rows.push(
      barRow(
        `page of 50 at ${many.cases.toLocaleString('en')} cases${depth}`,
        time(taken.many) / time(taken.few),
        bars,
        {
          detail: `${spreadOf(ratios)}; ${time(taken.many).toFixed(2)} ms`,
          against: `${time(taken.few).toFixed(2)} ms at ${few.cases.toLocaleString('en')}`,
        },
      ),
    )
  }
  return rows
}

function pageLoad({ authorization }: SizedServer, token: string | null): Load {
  return {
    method: 'GET',
    path: `${listPath}?pageSize=50${token === null ? '' : `&pageToken=${token}`}`,
    headers: [authorization],
    body: null,
    status: 200,
    contains: '"count":50',
    targets: ['once'],
    versions: null,
    versionKey: null,
  }
}

/** Returns the token of a page far from the start, at most half way through, and how far. */
async function walk(
  { server, authorization, cases }: SizedServer,
  stepSize: number,
): Promise<{ readonly token: string; readonly depth: number }> {
  const mostSteps = Math.min(steps, Math.max(1, Math.floor(cases / 6 / stepSize)))
  let token: string | null = null
  for (let step = 0; step < mostSteps; step += 1) {
    const query = `?pageSize=${stepSize}${token === null ? '' : `&pageToken=${token}`}`
    const response = await fetch(`http://127.0.0.1:${server.port}${listPath}${query}`, {
      headers: { authorization: authorization.replace('Authorization: ', '') },
    })
    const page: { readonly nextPageToken?: string | null } = await response.json()
    if (typeof page.nextPageToken !== 'string') throw new TypeError(`Page ${step} has none after it.`)
    token = page.nextPageToken
  }
  return { token: token ?? '', depth: mostSteps * stepSize }
}
