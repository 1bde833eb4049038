import { isRefused, OfflineQueue, type QueuedWrite, waitsFor, withDependents } from '@porchlight/data-service'
import { useEffect, useState } from 'react'
import { clockTime } from './entry-facts'
import { Table } from './Table'
import type { TabProps } from './tab-props'
import { ValueTree } from './ValueTree'

const heads = ['Write', 'Queued at', 'State', 'Waits for', 'Tries', 'Last try']

/** Writes that wait on the device, why each one does, and the available actions. */
export function QueueTab({ recorder, filter }: TabProps) {
  const { offline } = recorder.inside
  const queue = offline instanceof OfflineQueue ? offline : null
  useEffect(() => queue?.subscribe(() => recorder.notify()), [queue, recorder])
  if (queue === null) {
    return <p className="empty">This data service has no offline queue: writes go to the server at once.</p>
  }
  const all = queue.list()
  const shown = all.filter((write) => titleOf(write).toLowerCase().includes(filter))
  return (
    <>
      <p className="empty" role="status">
        {navigator.onLine ? 'The browser is online.' : 'The browser is offline.'}
        {queue.isDurable
          ? ' The queue outlives this page.'
          : ' The queue ends with this page: the device does not store it.'}
      </p>
      <Table
        label={`Queued writes (${shown.length})`}
        heads={heads}
        items={shown}
        empty={filter === '' ? 'Nothing waits.' : 'No queued write contains this.'}
        toRow={(write) => ({
          key: write.id,
          title: titleOf(write),
          cells: [
            clockTime(write.queuedAt),
            <span key="state" className={isRefused(write) ? 'state expired' : 'state'}>
              {stateOf(write, all)}
            </span>,
            waitsFor(write, all).map(numberIn(all)).join(', '),
            write.tries,
            write.triedAt === null ? '' : clockTime(write.triedAt),
          ],
          details: () => <QueuedDetails queue={queue} write={write} />,
        })}
      />
    </>
  )
}

interface QueuedProps {
  readonly queue: OfflineQueue
  readonly write: QueuedWrite
}

function QueuedDetails({ queue, write }: QueuedProps) {
  const { conflict } = write
  const earlier = waitsFor(write, queue.list())
  return (
    <>
      <QueuedButtons queue={queue} write={write} />
      {earlier.length > 0 && (
        <section>
          <h2>{`Waits for (${earlier.length})`}</h2>
          <ul>
            {earlier.map((one) => (
              <li key={one.id}>
                <code>{`${numberIn(queue.list())(one)} ${titleOf(one)}`}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
      {conflict !== null && (
        <section>
          <h2>Both versions</h2>
          <ValueTree name="this write" value={write.fields} isOpen />
          <ValueTree name="the server" value={conflict.theirs} isOpen />
        </section>
      )}
      {conflict === null && <ValueTree name="fields" value={write.fields} isOpen />}
      {write.error !== null && <ValueTree name="last error" value={write.error} />}
    </>
  )
}

/** Sends a write now, or discards it after a confirmation. */
function QueuedButtons({ queue, write }: QueuedProps) {
  const [isAsking, setAsking] = useState(false)
  const lost = withDependents(write, queue.list()).length - 1
  return (
    <p className="buttons">
      <button
        type="button"
        disabled={waitsFor(write, queue.list()).length > 0}
        onClick={() => void queue.retry(write.id)}
      >
        {write.conflict === null ? 'Retry now' : 'Send over the server’s version'}
      </button>
      {isAsking ? (
        <>
          <span role="alert">
            {lost === 0
              ? 'It is lost for good.'
              : `It is lost for good, with ${lost} that cannot be made without it.`}
          </span>
          <button type="button" onClick={() => void queue.discard(write.id)}>
            Yes, discard
          </button>
          <button type="button" onClick={() => setAsking(false)}>
            Keep
          </button>
        </>
      ) : (
        <button type="button" onClick={() => setAsking(true)}>
          Discard
        </button>
      )}
    </p>
  )
}

function titleOf({ adapter, apiName, recordId }: QueuedWrite): string {
  return [adapter, apiName, recordId].filter((part) => part !== null).join(' ')
}

/** Writes by their position in the queue, which is shorter than their ids. */
function numberIn(all: readonly QueuedWrite[]): (write: QueuedWrite) => string {
  return (write) => `#${all.indexOf(write) + 1}`
}

function stateOf(write: QueuedWrite, all: readonly QueuedWrite[]): string {
  if (write.conflict !== null) return 'conflict: the record is newer'
  if (isRefused(write)) return `refused: ${write.error?.status}`
  if (waitsFor(write, all).length > 0) return 'waits its turn'
  return write.error === null ? 'ready' : `not reached: ${write.error.status || write.error.statusText}`
}
