import type { GeneratedFile } from './generated-file'
import { loadModule } from './load-module'
import { markdownTable, pageHeader } from './markdown'

/** The lifetimes that a read adapter declares; all in milliseconds. */
interface Lifetimes {
  readonly name: string
  readonly ttlMs: number
  readonly notFoundTtlMs: number
  /** Of the errors of single items of a batch; null for adapters without items. */
  readonly itemErrorTtlMs: number | null
  readonly isCollection: boolean
}

const doors = [
  { title: 'Data service', path: 'platform/ui-api/src/client.ts' },
  { title: 'Server methods', path: 'domains/client.ts' },
]

/** As long as a date can be: without an end. */
const withoutEndMs = 8_640_000_000_000_000

/** Generates `docs/reference/cache-lifetimes.md`: how long the client caches what each adapter reads. */
export async function cacheLifetimes(): Promise<GeneratedFile | null> {
  const record = (await loadModule('platform/data-service/src/store/record-lifetime.ts'))?.recordTtlMs
  if (typeof record !== 'number') return null
  const parts: string[] = []
  for (const { title, path } of doors) {
    const loaded = await loadModule(path)
    if (loaded === null) return null
    parts.push(`## ${title}\n\n${table(Object.values(loaded).filter(isReadAdapter))}`)
  }
  return {
    path: 'docs/reference/cache-lifetimes.md',
    text: `${pageHeader('Cache lifetimes')}How long an answer is fresh in the client. Data with records in it is fresh as long as the first of its records
is, and a record for ${duration(record)}, whatever call carried it. A 404 is remembered as long as the answer would be, unless
said otherwise; no other error is, except those of single items of a batch. A list is read again as soon as a
write or a live update touches records of its objects.

${parts.join('\n')}`,
  }
}

function table(adapters: readonly Lifetimes[]): string {
  const rows = [...adapters]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, ttlMs, notFoundTtlMs, itemErrorTtlMs, isCollection }) => [
      `\`${name}\``,
      duration(ttlMs),
      notFoundTtlMs === ttlMs ? '' : duration(notFoundTtlMs),
      itemErrorTtlMs === null ? '' : duration(itemErrorTtlMs),
      isCollection ? 'yes' : '',
    ])
  return markdownTable(['Adapter', 'Fresh for', 'A 404, when other', 'An item’s error', 'List'], rows)
}

function duration(ms: number): string {
  if (ms === withoutEndMs) return 'without end'
  const units = [
    [86_400_000, 'd'],
    [3_600_000, 'h'],
    [60_000, 'min'],
    [1_000, 's'],
    [1, 'ms'],
  ] as const
  const [size, name] = units.find(([unit]) => ms >= unit && ms % unit === 0) ?? [1, 'ms']
  return `${ms / size} ${name}`
}

function isReadAdapter(value: unknown): value is Lifetimes {
  return typeof value === 'object' && value !== null && 'select' in value && 'ttlMs' in value
}
