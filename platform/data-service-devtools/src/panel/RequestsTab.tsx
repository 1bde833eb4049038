import type { RecordedRequest } from '../recording/recorded'
import { clockTime } from './entry-facts'
import { Table } from './Table'
import type { TabProps } from './tab-props'
import { ValueTree } from './ValueTree'

const heads = ['Request', 'At', 'Adapter', 'From', 'Status', 'Took', 'Reason']

/** The timeline of reads: which requests were sent and why, and which reads the cache served. */
export function RequestsTab({ recorder, filter }: TabProps) {
  const requests = recorder.requests
    .list()
    .filter(({ adapter, address }) => `${adapter} ${address}`.toLowerCase().includes(filter))
  return (
    <Table
      label={`Requests (${requests.length})`}
      heads={heads}
      items={requests}
      empty={filter === '' ? 'Nothing was read since the devtools are here.' : 'No request contains this.'}
      toRow={(request) => ({
        key: request.id,
        title: request.method === '' ? request.address : `${request.method} ${request.address}`,
        cells: [
          clockTime(request.at),
          request.adapter,
          originOf(request),
          statusOf(request),
          request.tookMs === null ? '' : `${request.tookMs} ms`,
          [...new Set(request.readers.map(({ reason }) => reason))].join('; '),
        ],
        details: () => (
          <>
            <ValueTree name="readers" value={request.readers} isOpen />
            {request.error !== null && <ValueTree name="error" value={request.error} isOpen />}
          </>
        ),
      })}
    />
  )
}

function originOf({ source, status, isForced }: RecordedRequest): string {
  if (source !== 'network') return source
  return status === 304 ? '304' : isForced ? 'network, no-cache' : 'network'
}

function statusOf({ status, source, error }: RecordedRequest) {
  if (status === null) return source === 'network' ? 'on its way' : 'waits'
  return error === null ? status : <span className="state expired">{`${status} ${error.errorType}`}</span>
}
