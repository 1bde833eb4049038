import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '@porchlight/test-kit'
import { type Interchange, readInterchanges, type Segment, writeInterchange } from '@porchlight/x12'
import type pg from 'pg'
import type { MarketEvent, MarketOrder } from '../../market-port'
import { exchangeFiles } from '../exchange/exchange-files'
import { texasSetMigrations } from '../store/texas-set-migrations'
import { createTexasSetMarket } from '../texas-set-market'
import type { TexasSetOptions } from '../texas-set-options'

/** Our number in tests; it is not assigned to anyone. */
export const ourId = '1000000010000'
const ercotId = '183529049'

/** The parts of a test's market. */
export interface MarketDesk {
  readonly pool: pg.Pool
  readonly options: TexasSetOptions
  readonly market: ReturnType<typeof createTexasSetMarket>
  /** The events to be applied, in order. */
  readonly notified: MarketEvent[]
  readonly exchange: () => ReturnType<typeof exchangeFiles>
  /** Collects the files of the outbox, as the transport does. */
  readonly fetch: () => Promise<readonly FetchedFile[]>
  /** Puts a file into the inbox, as the transport does: under a temporary name, and then under its own. */
  readonly put: (name: string, text: string) => Promise<void>
  readonly names: (folder: 'inbox' | 'outbox' | 'archive' | 'quarantine') => Promise<readonly string[]>
  readonly read: (folder: 'archive' | 'quarantine', name: string) => Promise<string>
  readonly close: () => Promise<void>
}

export interface FetchedFile {
  readonly name: string
  readonly text: string
}

/** Opens a market with separate tables and folders; the clock is fixed at `moment`. */
export async function openMarketDesk(moment = '2026-11-30T15:15:00Z'): Promise<MarketDesk> {
  const { pool, close } = await createTestDatabase()
  for (const { statements } of texasSetMigrations)
    for (const statement of statements) await pool.query(statement)
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-market-'))
  const notified: MarketEvent[] = []
  const options = deskOptions(pool, folder, moment, (event) => notified.push(event))
  return {
    pool,
    options,
    notified,
    market: createTexasSetMarket(options),
    exchange: () => exchangeFiles(options),
    fetch: () => fetchFiles(folder),
    put: (name, text) => putFile(folder, name, text),
    names: async (place) => (await readdir(join(folder, place))).sort(),
    read: (place, name) => readFile(join(folder, place, name), 'latin1'),
    close: async () => {
      await close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Returns what a process of the test needs to join the same market. */
export function deskOptions(
  pool: pg.Pool,
  folder: string,
  moment: string,
  notify: (event: MarketEvent) => unknown,
): TexasSetOptions {
  return {
    pool,
    folder,
    now: () => new Date(moment),
    retailer: { qualifier: '01', id: ourId, name: 'Porchlight Energy' },
    ercot: { qualifier: '01', id: ercotId },
    usage: 'T',
    notify: async (_connection, event) => notify(event),
    // Files of tests are complete as soon as they exist.
    fileClock: () => Number.POSITIVE_INFINITY,
  }
}

async function fetchFiles(folder: string): Promise<readonly FetchedFile[]> {
  const outbox = join(folder, 'outbox')
  const fetched: FetchedFile[] = []
  for (const name of (await readdir(outbox)).sort()) {
    if (name.startsWith('.')) continue
    fetched.push({ name, text: await readFile(join(outbox, name), 'latin1') })
    await rm(join(outbox, name))
  }
  return fetched
}

async function putFile(folder: string, name: string, text: string): Promise<void> {
  const inbox = join(folder, 'inbox')
  await mkdir(inbox, { recursive: true })
  await writeFile(join(inbox, `.${name}`), text, 'latin1')
  await rename(join(inbox, `.${name}`), join(inbox, name))
}

/** Returns an order as the portal submits it. */
export function orderOf(requestId: string, changes: Partial<MarketOrder> = {}): MarketOrder {
  return {
    requestId,
    kind: 'Move_In',
    commodity: 'Electricity',
    utilityName: 'Saltgrass Delivery',
    customerName: 'Inés Quintanar',
    servicePoint: '10089010000000000000001',
    street: '48 Cedar Lane',
    city: 'Houston',
    state: 'TX',
    postalCode: '77002',
    startDate: '2026-12-04',
    ...changes,
  }
}

/** Returns a file from ERCOT, or another party, with one group of sets. */
export function fileFrom(
  sets: readonly { readonly id: string; readonly segments: readonly Segment[] }[],
  {
    control,
    group = 'GE',
    sender = ercotId,
  }: { readonly control: number; readonly group?: string; readonly sender?: string },
): string {
  return writeInterchange({
    delimiters: { element: '*', component: '>', segment: '~' },
    sender: { qualifier: '01', id: sender },
    receiver: { qualifier: '01', id: ourId },
    date: '261130',
    time: '1600',
    version: '00401',
    control: String(control).padStart(9, '0'),
    usage: 'T',
    groups: [
      {
        id: group,
        sender,
        receiver: ourId,
        date: '20261130',
        time: '1600',
        control: String(control),
        version: '004010',
        sets: sets.map((set, index) => ({ ...set, control: String(index + 1).padStart(4, '0') })),
      },
    ],
  })
}

/** Returns the only interchange of a file. */
export function interchangeOf(text: string): Interchange {
  const [interchange] = readInterchanges(text)
  if (interchange === undefined) throw new Error('The file has no interchange.')
  return interchange
}

/** Parses a text with one segment per line into segments. */
export function segmentsOf(lines: string): readonly Segment[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => line.trim().replace(/~$/, '').split('*'))
}
