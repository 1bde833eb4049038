import type { InspectedEntry, InspectedRequest } from '@porchlight/data-service'
import { useEffect, useState } from 'react'
import { useDataService } from '../use-data-service'

/** The inside of the provider's data service, as tables that keep up with it. */
export function InspectorPanel({ intervalMs }: { readonly intervalMs: number }) {
  const dataService = useDataService()
  const [{ entries, requests }, setInspection] = useState(() => dataService.inspect())
  useEffect(() => {
    const timer = setInterval(() => setInspection(dataService.inspect()), intervalMs)
    return () => clearInterval(timer)
  }, [dataService, intervalMs])
  const records = entries.filter(({ record }) => record !== null)
  const others = entries.filter(({ record }) => record === null)
  return (
    <aside aria-label="Data service">
      <Section title={`Records (${records.length})`} heads={['Record', 'Version', 'Fields', ...lifeHeads]}>
        {records.map((entry) => (
          <RecordRow key={entry.key} entry={entry} />
        ))}
      </Section>
      <Section title={`Other entries (${others.length})`} heads={['Key', 'Kind', ...lifeHeads]}>
        {others.map((entry) => (
          <tr key={entry.key}>
            <td>{entry.key}</td>
            <td>{entry.kind}</td>
            <LifeCells entry={entry} />
          </tr>
        ))}
      </Section>
      <Section title={`Latest requests (${requests.length})`} heads={['Sent', 'Request', 'Status', 'Took']}>
        {requests.map((request) => (
          <RequestRow key={`${request.sentAt} ${request.method} ${request.address}`} request={request} />
        ))}
      </Section>
    </aside>
  )
}

const lifeHeads = ['Fresh for', 'Readers']

interface SectionProps {
  readonly title: string
  readonly heads: readonly string[]
  readonly children: React.ReactNode
}

function Section({ title, heads, children }: SectionProps) {
  return (
    <details open>
      <summary>{title}</summary>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </details>
  )
}

function RecordRow({ entry }: { readonly entry: InspectedEntry }) {
  return (
    <tr>
      <td>{`${entry.record?.apiName} ${entry.record?.id}`}</td>
      <td>{entry.record?.weakEtag}</td>
      <td>{entry.record?.fields.join(', ')}</td>
      <LifeCells entry={entry} />
    </tr>
  )
}

function LifeCells({ entry: { freshForMs, subscribers } }: { readonly entry: InspectedEntry }) {
  return (
    <>
      <td>{freshForMs < 0 ? 'stale' : `${Math.round(freshForMs / 1_000)} s`}</td>
      <td>{subscribers}</td>
    </>
  )
}

function RequestRow({ request }: { readonly request: InspectedRequest }) {
  const { sentAt, method, address, isForced, status, tookMs } = request
  return (
    <tr>
      <td>{new Date(sentAt).toISOString().slice(11, 23)}</td>
      <td>{`${method} ${address}${isForced ? ' (no-cache)' : ''}`}</td>
      <td>{status ?? 'on its way'}</td>
      <td>{tookMs === null ? '' : `${tookMs} ms`}</td>
    </tr>
  )
}
